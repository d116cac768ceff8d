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

    /// One group above the name.
    public init(_ name: String, parentKey: String, propertyName: String? = nil, index: Int? = nil) {
        self.init(name, parentKeys: [parentKey], propertyName: propertyName, index: index)
    }

    /// `name.messageGroup.messageKey`
    public init(_ name: String, messageGroup: String, messageKey: String) {
        path = [name, messageGroup, messageKey]
    }

    /// Whether the words are markup, by the ending of their key: `introductionHtml`.
    public var isMarkup: Bool { LocalizationPath.isMarkup(path) }

    /// - Parameter key: whole, or below its type; an index of a list does not count.
    public static func isMarkup(_ key: [String]) -> Bool {
        key.last { $0.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }?
            .hasSuffix("Html") ?? false
    }
}
