/// The wire form of a localized number or date: its value for programs, its text for people.
struct Quantity<Value: Codable>: Codable {
    let value: Value
    /// What the value counts: a currency, a unit of measurement.
    let unit: String?
    let text: String?

    init(value: Value, unit: String? = nil, text: String?) {
        self.value = value
        self.unit = unit
        self.text = text
    }

    /// - Throws: `DecodingError` where there is none.
    func requiredUnit(_ decoder: any Decoder) throws -> String {
        guard let unit else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "The value '\(value)' has no unit."))
        }
        return unit
    }
}
