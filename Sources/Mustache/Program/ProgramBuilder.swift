/// Collects operations; neighbouring literals become one.
struct ProgramBuilder {
    private(set) var program = Program()
    /// Jumps lead here, so what stands before cannot grow.
    private var barrier = 0
    private var pathIndices: [[Int]: Int] = [:]
    private var nameIndices: [[String]: Int] = [:]

    init(unbound: UnboundParts? = nil) {
        program.unbound = unbound
    }

    /// Goes on from the tables of a program whose operations are to be rewritten.
    init(tablesOf other: Program) {
        program = other
        program.operations = []
        program.literals = []
        program.constants = [:]
    }

    /// The program, once all is in it.
    func finished() -> Program {
        var program = program
        program.literals += [UInt8](repeating: 0, count: OutputBuffer.slack)
        return program
    }

    var count: Int { program.operations.count }

    /// Execution may go on here from elsewhere.
    mutating func fence() { barrier = count }

    mutating func literal(_ bytes: some Collection<UInt8>) {
        guard !bytes.isEmpty else { return }
        let start = program.literals.count
        program.literals.append(contentsOf: bytes)
        let end = program.literals.count
        if count > barrier, case .literal(let first, start) = program.operations[count - 1] {
            program.operations[count - 1] = .literal(start: first, end: end)
        } else {
            program.operations.append(.literal(start: start, end: end))
        }
    }

    @discardableResult
    mutating func append(_ operation: Operation) -> Int {
        if case .interpolate(.stored(let location), let escaping) = operation {
            appendStored(location, escaping)
        } else {
            program.operations.append(operation)
        }
        return count - 1
    }

    /// Takes the literal before it along.
    private mutating func appendStored(_ location: Location, _ escaping: Escaping) {
        var taken = (start: 0, end: 0)
        if count > barrier, case .literal(let start, let end) = program.operations[count - 1] {
            taken = (start, end)
            program.operations.removeLast()
        }
        program.operations.append(.writing(from: taken.start, to: taken.end, location, escaping))
    }

    /// Appends the head of a section; `close` gives it its end.
    mutating func open(_ operation: Operation, constant: Int? = nil) -> Int {
        defer { fence() }
        let head = append(operation)
        mark(constant: constant)
        return head
    }

    mutating func close(_ head: Int, keepsCurrent: Bool) {
        switch program.operations[head] {
        case .test(let reference, let isNegated, _):
            program.operations[head] = .test(reference, isNegated: isNegated, end: count)
        case .enter(let reference, _, _):
            program.operations[head] = .enter(reference, keepsCurrent: keepsCurrent, end: count)
        default: break
        }
        fence()
    }

    mutating func indentation(_ bytes: [UInt8]) -> CallIndentation {
        let start = program.literals.count
        program.literals.append(contentsOf: bytes)
        return .added(start: start, end: program.literals.count)
    }

    mutating func endMain() {
        program.mainEnd = count
        fence()
    }

    mutating func procedure(_ index: Int, _ range: Range<Int>) {
        while program.procedures.count <= index { program.procedures.append(0..<0) }
        program.procedures[index] = range
        fence()
    }

    mutating func mark(constant: Int?) {
        program.constants[count - 1] = constant
    }

    mutating func insert(template name: String) {
        program.templates.insert(name)
    }

    mutating func remember(_ section: LambdaSection) {
        let head = count
        program.unbound?.sections[head] = section
    }

    mutating func remember(_ site: PartialSite) -> Int {
        program.unbound?.sites.append(site)
        return (program.unbound?.sites.count ?? 0) - 1
    }

    mutating func reference(_ target: Target) -> Reference {
        switch target {
        case .names(let names): .name(Self.index(of: names, in: &program.names, &nameIndices))
        case .slots(_, .outwards(0), let location?): .stored(location)
        case .slots(let slots, .outwards(let depth), _) where slots.count == 1: .slot(slots[0], depth: depth)
        case .slots(let slots, .outwards(let depth), _): .path(path(slots), depth: depth)
        case .slots(let slots, .root, _): .rootPath(path(slots))
        }
    }

    private mutating func path(_ slots: [Int]) -> Int {
        Self.index(of: slots, in: &program.paths, &pathIndices)
    }

    private static func index<Key: Hashable>(of key: Key, in table: inout [Key], _ indices: inout [Key: Int]) -> Int {
        if let index = indices[key] { return index }
        table.append(key)
        indices[key] = table.count - 1
        return table.count - 1
    }
}
