/// An enum whose cases are shown to people: the catalog holds one text for each case, below the enum's name.
///
/// Adopted beside `@ViewModelEnum`, which writes everything it asks for; the catalog check asks for every case.
public protocol LocalizedCases: PropertyVisitable {
    /// The case's index in the property table.
    var caseIndex: Int { get }
}

extension LocalizedCases {
    /// The case's text, with its slots filled.
    public func localized(_ substitutions: [String: any Localizable] = [:]) -> LocalizableString {
        let table = Self.propertyTable
        let key = table.typePath + [table.properties[caseIndex].name]
        return .localized(LocalizableRef(key: key, substitutions: substitutions.mapValues(\.content)))
    }
}
