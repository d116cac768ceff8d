/// The wire form of a localized number or date: its value for programs, its text for people.
struct Quantity<Value: Codable>: Codable {
    let value: Value
    let text: String?
}
