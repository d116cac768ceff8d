import Testing

@testable import MVVMServer

@Suite("The key of a start")
struct SigningKeyTests {
    @Test("knows its own signatures, of exactly the text that was signed")
    func own() throws {
        let key = try SigningKey()
        let signature = key.signature(of: "posted")
        #expect(key.isSignature(signature, of: "posted"))
        #expect(signature == key.signature(of: "posted"))
        for text in ["", "Posted", "posted ", "posted\0", "poste"] { #expect(!key.isSignature(signature, of: text)) }
    }

    @Test("refuses every change of a signature")
    func changed() throws {
        let key = try SigningKey()
        let signature = key.signature(of: "posted")
        for index in signature.indices {
            var changed = signature
            changed.replaceSubrange(index...index, with: signature[index] == "0" ? "1" : "0")
            #expect(!key.isSignature(changed, of: "posted"))
        }
        for text in ["", String(signature.dropLast()), signature + "0", signature.uppercased()] {
            #expect(!key.isSignature(text, of: "posted"))
        }
    }

    @Test("is another one at each start")
    func other() throws {
        let (one, other) = (try SigningKey(), try SigningKey())
        #expect(!other.isSignature(one.signature(of: "posted"), of: "posted"))
    }
}
