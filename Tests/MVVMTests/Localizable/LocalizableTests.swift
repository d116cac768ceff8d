import Foundation
import MVVM
import Testing

@Suite("A value that is localized")
struct LocalizableTests {
    private func decode<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    }

    private func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    @Test("passes through unchanged once it was localized")
    func passThrough() throws {
        #expect(try decode(#""12 votes""#) == LocalizableString.constant("12 votes"))
        #expect(try decode(#""""#) == LocalizableString.empty)
        #expect(try encode(LocalizableString.constant("%{count}")) == #""%{count}""#)
        let number: LocalizableInt = try decode(#"{"value":1234,"text":"1.234"}"#)
        #expect(number.value == 1_234)
        #expect(number.text == "1.234")
        #expect(try encode(number) == #"{"text":"1.234","value":1234}"#)
        let date: LocalizableDate = try decode(#"{"value":"2026-03-14T09:26:53Z","text":"14 mar 2026"}"#)
        #expect(date.value == StubClock.now)
        #expect(try encode(date) == #"{"text":"14 mar 2026","value":"2026-03-14T09:26:53Z"}"#)
        let share: LocalizableDouble = try decode(#"{"value":0.5,"text":"50 %"}"#)
        #expect(try encode(share) == #"{"text":"50 %","value":0.5}"#)
    }

    @Test("fits into an existential where it is a whole number: a dictionary of slots needs no box for it")
    func size() {
        #expect(MemoryLayout<LocalizableInt>.size <= 3 * MemoryLayout<Int>.size)
    }

    @Test("is no text before a face localized it")
    func unbound() {
        let title = LocalizableString.localized(for: CardViewModel.self, propertyName: "voteTitle")
        #expect(throws: LocalizerError.localizationUnbound(key: ["CardViewModel", "voteTitle"])) {
            try title.localizedString
        }
        #expect(throws: (any Error).self) { try encode(title) }
        #expect(throws: (any Error).self) { try encode(CardViewModel.stub()) }
    }

    @Test("names its words by type, groups, property and index")
    func keys() {
        func key(_ string: LocalizableString) -> [String] {
            if case .localized(let reference) = string { reference.key } else { [] }
        }
        #expect(
            key(.localized(for: MoveRequest.ResponseError.self, parentKeys: "a", "b", propertyName: "c", index: 2))
                == ["MoveRequest", "ResponseError", "a", "b", "c", "2"])
        #expect(key(CardViewModel.stub().required) == ["CardViewModel", "email", "validationMessages", "required"])
        #expect(
            key(MoveRequest.ResponseError.Code.notFound.localized()) == [
                "MoveRequest", "ResponseError", "Code", "notFound",
            ])
    }

    @Test("fills slots of catalog text only")
    func bind() {
        let slots: [String: any Localizable] = ["count": LocalizableInt(value: 3)]
        #expect(LocalizableString.constant("%{count}").bind(substitutions: slots) == .constant("%{count}"))
        #expect(LocalizableString.empty.bind(substitutions: slots) == .empty)
        let bound = LocalizableString.localized(for: CardViewModel.self, propertyName: "a").bind(substitutions: slots)
        guard case .localized(let reference) = bound else {
            Issue.record("\(bound)")
            return
        }
        #expect(reference.substitutions == ["count": .integer(LocalizableInt(value: 3))])
    }

    @Test(
        "A date that is none is refused",
        arguments: [#"{"value":"yesterday"}"#, #"{"value":1}"#, "{}", #""2026-03-14T09:26:53Z""#])
    func noDate(_ json: String) {
        #expect(throws: DecodingError.self) { try decode(json, as: LocalizableDate.self) }
    }

    @Test("A date shows its day unless it is told otherwise")
    func styles() {
        let day = LocalizableDate(value: StubClock.now)
        #expect(day.dateStyle == .medium && day.timeStyle == nil)
        let time = LocalizableDate(value: StubClock.now, timeStyle: .short)
        #expect(time.dateStyle == nil && time.timeStyle == .short)
    }
}
