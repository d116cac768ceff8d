import HTTP
import Testing

/// Feeds raw bytes to parser and decoder as a connection does, and notes all that comes out.
struct WireReplay: Equatable, CustomStringConvertible {
    struct Exchange: Equatable {
        var line: String
        var fields: [String]
        var body: String
        var keepsAlive: Bool
    }

    private(set) var exchanges: [Exchange] = []
    private(set) var failure: RequestFailure?
    /// Whether the input ends between two messages.
    private(set) var isComplete = true

    private let limits: Limits
    private var parser: RequestParser
    private var decoder: BodyDecoder?
    private var pending: [UInt8] = []

    init(_ pieces: [[UInt8]], limits: Limits = Limits()) {
        self.limits = limits
        parser = RequestParser(limits: limits)
        for piece in pieces where failure == nil { take(piece) }
        isComplete = parser.isIdle && decoder == nil && pending.isEmpty
    }

    /// Whole, byte by byte, cut in two at every place, cut at every line's end, and in pieces of random length: must all
    /// be the same.
    static func everyWay(
        _ bytes: [UInt8], limits: Limits = Limits(), sourceLocation: SourceLocation = #_sourceLocation
    ) -> WireReplay {
        let whole = WireReplay([bytes], limits: limits)
        func expectSame(_ pieces: [[UInt8]], _ way: String) {
            #expect(WireReplay(pieces, limits: limits) == whole, "\(way)", sourceLocation: sourceLocation)
        }
        expectSame(bytes.map { [$0] }, "byte by byte")
        for cut in bytes.indices { expectSame([Array(bytes[..<cut]), Array(bytes[cut...])], "cut at \(cut)") }
        expectSame(WireCuts.lines(of: bytes), "line by line")
        for seed in UInt64(1)...4 { expectSame(WireCuts.random(bytes, seed: seed), "cut at random, seed \(seed)") }
        return whole
    }

    static func everyWay(
        _ raw: String, limits: Limits = Limits(), sourceLocation: SourceLocation = #_sourceLocation
    ) -> WireReplay {
        everyWay(Array(raw.utf8), limits: limits, sourceLocation: sourceLocation)
    }

    private mutating func take(_ piece: [UInt8]) {
        pending += piece
        var position = 0
        do throws(RequestFailure) {
            while try step(&position) {}
        } catch {
            failure = error
            // What came before the fault depends on the cut; nobody acts on a broken body.
            if decoder != nil { exchanges[exchanges.count - 1].body = "" }
        }
        pending.removeFirst(position)
    }

    /// False when more input is needed.
    private mutating func step(_ position: inout Int) throws(RequestFailure) -> Bool {
        let bytes = pending
        if var current = decoder {
            var content: [UInt8] = []
            try current.decode(bytes.span, at: &position, into: &content)
            exchanges[exchanges.count - 1].body += String(decoding: content, as: UTF8.self)
            decoder = current.isComplete ? nil : current
            return current.isComplete
        }
        guard let request = try parser.parse(bytes.span, at: &position) else { return false }
        let (head, target) = (request.head, request.head.target)
        exchanges.append(
            Exchange(
                line: "\(head.method) \(target.path)\(target.query.map { "?" + $0 } ?? "") \(head.version)",
                fields: head.fields.map { "\($0.name): \($0.value)" }, body: "", keepsAlive: request.keepsAlive))
        decoder = request.framing == .none ? nil : BodyDecoder(framing: request.framing, limits: limits)
        return true
    }

    static func == (left: WireReplay, right: WireReplay) -> Bool {
        (left.exchanges, left.failure?.rawValue, left.isComplete || left.failure != nil)
            == (right.exchanges, right.failure?.rawValue, right.isComplete || right.failure != nil)
    }

    var description: String { "\(exchanges) \(failure.map { "\($0)" } ?? "") complete: \(isComplete)" }
}
