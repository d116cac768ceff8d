// Runs programs over values.
// Owns the output, the stack of values and the operation that a visit serves.
// Does not know templates, schemas, or what HTML is: escaping is in the operation.

/// Runs programs; keeps its memory from one page to the next.
///
/// One executor serves one thread at a time: keep one for each event loop. A context answers a visit by calling one of its
/// methods; nothing else may call them.
public final class Executor {
    /// Values and called partials inside each other; beyond it rendering throws `RenderError.tooDeep`. It fits a
    /// thread of 512 KB.
    public static let maximumDepth = 100

    // Exclusive access is not checked at run time, which would cost a third of it: every access to these ends within a
    // function of this module that calls no context meanwhile, and no reference to them is handed out but for the room that
    // `plainText(ofAtMost:writtenBy:)` lends.
    @exclusivity(unchecked) var output = OutputBuffer()
    @exclusivity(unchecked) var purpose = Purpose.test
    /// The answer to `Purpose.test`.
    @exclusivity(unchecked) var truth = false
    /// An answer to `Purpose.enter`: the value is a mere condition, and the operations shall run over the current one.
    /// False whenever no `enter` is waiting for its answer.
    @exclusivity(unchecked) var staysCurrent = false
    @exclusivity(unchecked) var descent = Descent(steps: .slots(0), purpose: .test)
    @exclusivity(unchecked) var code = Code()
    /// Values further out, the nearest last; only those that running operations refer to.
    @exclusivity(unchecked) var frames: [Frame] = []
    @exclusivity(unchecked) var root: Frame?
    @exclusivity(unchecked) var failure: RenderError?
    @exclusivity(unchecked) private var depth = 0
    /// What `text(writtenBy:)` is written into before it is escaped.
    @exclusivity(unchecked) var scratch: [UInt8] = []
    private(set) var isRunning = false
    /// Bytes of the page before; see `bytes(of:over:)`.
    var expectedCount = 16_384
    /// What a called partial puts before its lines.
    var indentation: [UInt8] = []
    var captured: String?
    var pendingLambda: PendingLambda?

    public init() {}

    /// Runs the main part of `program`; the result is in `output`.
    func execute<Value: Context>(_ program: Program, over value: Value) throws(RenderError) {
        guard !isRunning else { throw .executorInUse }
        isRunning = true
        output.removeAll()
        failure = nil
        staysCurrent = false
        Code.with(program) { code in
            self.code = code
            // See `Frame`: `root` is emptied before the pointer becomes invalid.
            withUnsafePointer(to: value) { pointer in
                root = Frame(pointer)
                run(value, from: 0, to: program.mainEnd)
                root = nil
            }
            // An answer that comes too late finds nothing to run.
            self.code = Code()
            purpose = .test
        }
        isRunning = false
        if let failure { throw failure }
    }

    /// Lends the result; while it is lent, nothing else can be rendered.
    func lend<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        isRunning = true
        defer { isRunning = false }
        return body(output.bytes)
    }

    func fail(_ error: RenderError) {
        failure = failure ?? error
    }

    /// Runs the operations `start..<end` over `value`.
    func run<Value: Context>(_ value: Value, from start: Int, to end: Int) {
        oneLevelDeeper { loop(over: value, from: start, to: end) }
    }

    /// Runs the operations `start..<end` over each text. Not a part of its caller, where it would take the registers of others.
    @inline(never)
    func run(texts: UnsafeBufferPointer<String>, from start: Int, to end: Int) {
        guard let first = texts.baseAddress else { return }
        oneLevelDeeper {
            for index in texts.indices { loop(over: StoredText(text: first + index), from: start, to: end) }
        }
    }

    @inline(__always)
    private func oneLevelDeeper(_ body: () -> Void) {
        guard failure == nil else { return }
        guard depth < Self.maximumDepth else { return fail(.tooDeep) }
        depth += 1
        body()
        depth -= 1
    }

    /// The operations that nearly all of a page is made of; the others are done by `perform`, so that what these need stays in
    /// registers.
    @inline(__always)
    private func loop<Value: Context>(over value: Value, from start: Int, to end: Int) {
        // Only an empty program has none: `ProgramBuilder.finished` pads the literals. They stay valid over `perform`: a program
        // that runs inside it puts `code` back, and `Code.with` still lends ours.
        guard let operations = code.operations.baseAddress, let literals = code.text else { return }
        let address = value.address
        var next = start
        while next < end {
            switch operations[next] {
            case .text(let from, let until, let offset):
                output.append(padded: literals + from, count: until &- from)
                writeText(offset, behind: address)
                next &+= 1
            case .literal(let from, let until):
                output.append(padded: literals + from, count: until &- from)
                next &+= 1
            case .stored(let from, let until, let location, let escaping):
                output.append(padded: literals + from, count: until &- from)
                write(location, at: address, of: value, escaping: escaping)
                next &+= 1
            // Not a list of the others: with it Swift makes a jump of what are three branches that are guessed right, and a page
            // takes a twentieth longer.
            default: next = perform(next, over: value)
            }
        }
    }

    /// Does an operation; returns which one comes next.
    @inline(never)
    private func perform<Value: Context>(_ index: Int, over value: Value) -> Int {
        switch code.operations[index] {
        case .literal, .text, .stored: assertionFailure("the loop does these")
        case .interpolate(let reference, let escaping):
            purpose = .interpolate(escaping)
            hand(reference, of: value, below: frames.count)
        case .test(let reference, let isNegated, let end):
            purpose = .test
            truth = false
            hand(reference, of: value, below: frames.count)
            return truth != isNegated ? index + 1 : end
        case .enter(let reference, let keepsCurrent, let end):
            enter(reference, of: value, from: index + 1, to: end, keepsCurrent: keepsCurrent)
            let next = staysCurrent ? index + 1 : end
            staysCurrent = false
            return next
        case .call(let procedure, let indentation):
            call(code.program.procedures[procedure], over: value, indentation)
        case .indent: indentation.withUnsafeBufferPointer { output.append($0) }
        case .dynamicPartial(let reference, let site): runPartial(namedBy: reference, of: value, site: site)
        }
        return index + 1
    }

    private func enter<Value: Context>(
        _ reference: Reference, of value: Value, from start: Int, to end: Int, keepsCurrent: Bool
    ) {
        purpose = .enter(start: start, end: end)
        guard keepsCurrent else { return hand(reference, of: value, below: frames.count) }
        let below = frames.count
        // See `Frame`: the pointer leaves the stack before it becomes invalid.
        withUnsafePointer(to: value) { pointer in
            frames.append(Frame(pointer))
            hand(reference, of: value, below: below)
            frames.removeLast()
        }
    }

    private func call(_ range: Range<Int>, over value: some Context, _ added: CallIndentation) {
        let outer = indentation
        indentation = indentation(added)
        run(value, from: range.lowerBound, to: range.upperBound)
        indentation = outer
    }

    func indentation(_ added: CallIndentation) -> [UInt8] {
        switch added {
        case .none: []
        case .added(let start, let end): indentation + code.program.literals[start..<end]
        }
    }
}
