/// The body of a request, pulled piece by piece by one reader; pulling is what makes the peer send on.
public struct RequestBody: Sendable {
    private let source: any BodySource

    init(source: some BodySource) { self.source = source }

    public static let empty = RequestBody(source: BufferedBody([]))

    /// A body that is in memory already; for requests in process.
    public static func bytes(_ bytes: [UInt8]) -> RequestBody { RequestBody(source: BufferedBody(bytes)) }

    /// The next piece, never empty; `nil` at the end. Fails for good once it has thrown, and once the request is answered.
    public func next() async throws(BodyError) -> [UInt8]? { try await source.next() }

    /// The rest of the body, if it has at most `limit` bytes; `.tooLarge` as soon as it is known to have more.
    public func collect(upTo limit: Int) async throws(BodyError) -> [UInt8] {
        guard source.remaining ?? 0 <= limit else { throw .tooLarge }
        var collected: [UInt8] = []
        while let piece = try await next() {
            guard piece.count <= limit - collected.count else { throw .tooLarge }
            if collected.isEmpty { collected = piece } else { collected += piece }
        }
        return collected
    }
}
