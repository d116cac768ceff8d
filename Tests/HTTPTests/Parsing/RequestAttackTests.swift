import HTTP
import Testing
import WireCorpus

@Suite("Requests that are refused")
struct RequestAttackTests {
    @Test("get the same refusal wherever the input is cut", arguments: WireCase.refused)
    func refuses(_ attack: WireCase) {
        let replay = WireReplay.everyWay(attack.raw)
        #expect(replay.failure == attack.failure)
        #expect(replay.exchanges.map(\.body) == attack.bodies)
    }

    @Test("have names that tell them apart")
    func names() {
        let sameName = Dictionary(grouping: WireCase.refused, by: \.description).filter { $1.count > 1 }
        #expect(sameName.keys.sorted() == [])
    }

    @Test("answer with the status that RFC 9110 names")
    func statuses() {
        let expected: [RequestFailure: Status] = [
            .requestLineTooLong: .uriTooLong, .tooManyFields: .headerFieldsTooLarge,
            .fieldsTooLarge: .headerFieldsTooLarge,
            .bodyTooLarge: .contentTooLarge, .unsupportedVersion: .versionNotSupported,
            .methodNotImplemented: .notImplemented, .unsupportedTransferCoding: .notImplemented,
            .unknownExpectation: .expectationFailed,
        ]
        for failure in RequestFailure.allCases { #expect(failure.status == expected[failure] ?? .badRequest) }
    }
}
