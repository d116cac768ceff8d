import Foundation
import HTTP
import MVVM
import Testing

@testable import MVVMServer

/// What a client writes is what a server reads, whatever the values are.
@Suite("A request on its way")
struct RoundTripTests {
    private let router: Router<Int>

    init() throws { router = try Router([EverythingEndpoint()]) }

    /// Seeds of 100 requests each; a failure names its own.
    @Test("arrives with its path, query and order unchanged: 10,000 random ones", arguments: 0..<100)
    func queries(_ seed: Int) throws {
        var random = RandomValues(seed: UInt64(seed))
        let requests = (0..<100).map { _ in EverythingRequest(&random) }
        #expect(try requests.filter { try !arrives($0) }.map(\.target) == [])
    }

    @Test("arrives with its body unchanged: 10,000 random ones", arguments: 0..<100)
    func bodies(_ seed: Int) throws {
        var random = RandomValues(seed: UInt64(seed + 1000))
        let requests = (0..<100).map { _ in EverythingRequest(&random) }
        #expect(try requests.filter { try !bodyArrives($0) }.map(\.requestBody) == [])
    }

    private func arrives(_ request: EverythingRequest) throws -> Bool {
        guard let target = RequestTarget(parsing: request.target), let match = router.match(target.path) else {
            return false
        }
        let pairs = try FormURLEncoded(parsing: target.query ?? "").pairs
        let decoder = KeyValueDecoder(pairs.map { KeyValuePair(name: $0.name, value: $0.value) }, tail: match.tail)
        let query = try decoder.decode(EverythingQuery.self)
        let sort = try decoder.decodeSort(EverythingRequest.Sort.self)
        // Written again, byte by byte: two spellings of "é" are equal texts.
        let again = EverythingRequest(query: query, sort: sort, requestBody: query).target
        return query == request.query && sort == request.sort && again == request.target
    }

    private func bodyArrives(_ request: EverythingRequest) throws -> Bool {
        let sent = request.requestBody
        guard let body = try RequestMessage(request).body else { return false }
        let read = try StrictJSON.decode(EverythingQuery.self, from: Array(body))
        let texts = zip([read.text, read.tail] + read.texts, [sent.text, sent.tail] + sent.texts)
        return read == sent && texts.allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }
}
