import MVVM
import Testing

@Suite("What rules say")
struct ValidationResultTests {
    private func result(_ status: ValidationResult.Status, _ fields: String..., message: LocalizableString)
        -> ValidationResult
    {
        ValidationResult(status: status, messages: [.init(fieldIds: fields, message: message)])
    }

    @Test("is as grave as the gravest of it")
    func status() {
        #expect([ValidationResult]().status == nil)
        let info = result(.info, "title", message: "Short")
        let error = result(.error, "title", message: "Empty")
        #expect([info].status == .info)
        #expect([info, error, result(.warning, "text", message: "Long")].status == .error)
    }

    @Test("names its fields; the first message about a field is the one at its side")
    func messages() {
        let results = [result(.error, "title", "text", message: "Both"), result(.error, "title", message: "Title")]
        #expect(results.message(for: "title") == "Both")
        #expect(results.message(for: "text") == "Both")
        #expect(results.message(for: "tags") == nil)
    }
}
