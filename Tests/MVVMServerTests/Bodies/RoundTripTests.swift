import Foundation
import HTTP
import Testing

@testable import MVVM
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

    @Test("arrives with its body unchanged from a form of either kind: 10,000 random ones", arguments: 0..<100)
    func forms(_ seed: Int) throws {
        var random = RandomValues(seed: UInt64(seed + 2000))
        let requests = (0..<100).map { _ in EverythingRequest(&random) }
        #expect(try requests.filter { try !formArrives($0) }.map(\.requestBody) == [])
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

    /// As a browser sends it: `&` and `=`, or parts between boundaries. No part's name can hold NUL.
    private func formArrives(_ request: EverythingRequest) throws -> Bool {
        let sent = KeyValueEncoder.pairs(of: request.requestBody)
        let encoded = sent.values.map { PercentCoding.encode($0.name) + "=" + PercentCoding.encode($0.value) }
        let form = try FormURLEncoded(parsing: Array(encoded.joined(separator: "&").utf8))
        guard try read(form.pairs.map { KeyValuePair(name: $0.name, value: $0.value) }, as: sent, request) else {
            return false
        }
        guard !sent.values.contains(where: { $0.name.utf8.contains(0) }) else { return true }
        let parts = sent.values.flatMap { pair in
            Array("--b-b\r\nContent-Disposition: form-data; name=\"".utf8) + escaped(pair.name)
                + Array("\"\r\n\r\n\(pair.value)\r\n".utf8)
        }
        let multipart = try MultipartForm(parsing: parts + Array("--b-b--\r\n".utf8), boundary: "b-b")
        let pairs = multipart.parts.map {
            KeyValuePair(name: $0.name, value: String(decoding: $0.content, as: UTF8.self))
        }
        return try read(pairs, as: sent, request)
    }

    private func read(
        _ pairs: [KeyValuePair], as sent: KeyValuePairs, _ request: EverythingRequest
    ) throws -> Bool {
        let tail = sent.tail.flatMap { PercentCoding.decode(PathTail.segment(of: $0)) }
        let body = try KeyValueDecoder(pairs, tail: tail).decode(EverythingQuery.self)
        let again = KeyValueEncoder.pairs(of: body).values
        return body == request.requestBody
            && again.map { Array($0.value.utf8) } == sent.values.map { Array($0.value.utf8) }
    }

    /// WHATWG HTML, multipart/form-data encoding; on bytes, for a quote may begin a grapheme.
    private func escaped(_ name: String) -> [UInt8] {
        name.utf8.flatMap { byte in
            switch byte {
            case UInt8(ascii: "\""): Array("%22".utf8)
            case UInt8(ascii: "\r"): Array("%0D".utf8)
            case UInt8(ascii: "\n"): Array("%0A".utf8)
            default: [byte]
            }
        }
    }

    private func bodyArrives(_ request: EverythingRequest) throws -> Bool {
        let sent = request.requestBody
        guard let body = try RequestMessage(request).body else { return false }
        let read = try StrictJSON.decode(EverythingQuery.self, from: Array(body))
        let texts = zip([read.text, read.tail] + read.texts, [sent.text, sent.tail] + sent.texts)
        return read == sent && texts.allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }
}
