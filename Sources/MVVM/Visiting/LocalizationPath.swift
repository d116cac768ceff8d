/// The path of a localized property below its type in the catalog, from the arguments of its wrapper.
public struct LocalizationPath: Sendable, Hashable {
    public let path: [String]

    public init(
        _ name: String, parentKeys: String..., propertyName: String? = nil, index: Int? = nil,
        messageGroup: String? = nil, messageKey: String? = nil
    ) {
        var path = parentKeys
        path.append(propertyName ?? name)
        if let messageGroup { path.append(messageGroup) }
        if let messageKey { path.append(messageKey) }
        if let index { path.append(String(index)) }
        self.path = path
    }
}
