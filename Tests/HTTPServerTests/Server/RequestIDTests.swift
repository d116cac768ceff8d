import Testing

@testable import HTTPServer

@Suite("Request ids")
struct RequestIDTests {
    @Test("are short, printable and different")
    func distinct() {
        var generator = RequestIDGenerator()
        let ids = (0..<1000).map { _ in generator.next().description }
        #expect(Set(ids).count == 1000)
        #expect(ids.allSatisfy { $0.utf8.count == 13 })
        #expect(RequestID(number: .max).description == "FZZZZZZZZZZZZ")
        #expect(RequestID(number: 0x123_4567_89AB_CDEF).description == "028T5CY4TQKFF")
        #expect(RequestID.inProcess.description == "0000000000000")
    }
}
