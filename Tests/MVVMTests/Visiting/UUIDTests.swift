import Foundation
import MVVM
import Testing

@Suite("A UUID")
struct UUIDTests {
    @Test("is written in small letters, whatever its bytes are")
    func lowercase() {
        for byte in UInt8.min...UInt8.max {
            let bytes = (0..<16).map { byte &+ UInt8($0) &* 17 }
            let identifier = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
            #expect(identifier.lowercase == identifier.uuidString.lowercased())
        }
    }
}
