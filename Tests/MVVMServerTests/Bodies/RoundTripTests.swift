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
        for _ in 0..<100 {
            let request = EverythingRequest(&random)
            let target = try #require(RequestTarget(parsing: request.target))
            let match = try #require(router.match(target.path))
            let form = try FormURLEncoded(parsing: target.query ?? "")
            let decoder = KeyValueDecoder(
                form.pairs.map { KeyValuePair(name: $0.name, value: $0.value) }, tail: match.tail)
            let query = try decoder.decode(EverythingQuery.self)
            try #require(query == request.query)
            try #require(try decoder.decodeSort(EverythingRequest.Sort.self) == request.sort)
            // Byte by byte: two spellings of "é" are equal texts.
            try #require(
                EverythingRequest(query: query, sort: request.sort, requestBody: query).target == request.target)
        }
    }

    @Test("arrives with its body unchanged: 10,000 random ones", arguments: 0..<100)
    func bodies(_ seed: Int) throws {
        var random = RandomValues(seed: UInt64(seed + 1000))
        for _ in 0..<100 {
            let request = EverythingRequest(&random)
            let body = try #require(try RequestMessage(request).body)
            let read = try StrictJSON.decode(EverythingQuery.self, from: Array(body))
            try #require(read == request.requestBody)
            let texts = [read.text, read.tail] + read.texts
            let sent = [request.requestBody.text, request.requestBody.tail] + request.requestBody.texts
            try #require(texts.map { Array($0.utf8) } == sent.map { Array($0.utf8) })
        }
    }
}
