/// The path of a localized property below its type in the catalog, from the arguments of its wrapper.
public struct LocalizationPath: Sendable, Hashable {
    public let path: [String]

    /// - Parameters:
    ///   - name: the property's name, or the field of a message group.
    ///   - parentKeys: groups above it.
    ///   - propertyName: takes the name's place.
    ///   - index: an element of a list.
    public init(_ name: String, parentKeys: [String], propertyName: String? = nil, index: Int? = nil) {
        path = parentKeys + [propertyName ?? name] + (index.map { [String($0)] } ?? [])
    }

    public init(_ name: String, parentKeys: String..., propertyName: String? = nil, index: Int? = nil) {
        self.init(name, parentKeys: parentKeys, propertyName: propertyName, index: index)
    }

    /// `name.messageGroup.messageKey`
    public init(_ name: String, messageGroup: String, messageKey: String) {
        path = [name, messageGroup, messageKey]
    }
}
