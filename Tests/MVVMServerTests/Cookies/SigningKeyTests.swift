import Foundation
import MVVMTesting
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

    @Test("is the same at the next start where a file keeps it, to be read by its owner alone")
    func kept() throws {
        let folder = try TemporaryFolder()
        let file = URL(fileURLWithPath: folder.path("cookies.key"))
        let first = try SigningKey(keptIn: file)
        #expect(try SigningKey(keptIn: file).isSignature(first.signature(of: "posted"), of: "posted"))
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test("is not made of a file that holds something else", arguments: [0, 31, 33])
    func broken(count: Int) throws {
        let folder = try TemporaryFolder()
        try folder.write(String(repeating: "x", count: count), to: "cookies.key")
        #expect(throws: SigningKeyUnusable.self) {
            try SigningKey(keptIn: URL(fileURLWithPath: folder.path("cookies.key")))
        }
    }
}
