// Nodes to operations.
// Owns inlining: partials, parents and blocks are inserted where they are named, indentation included.
// Does not know what names mean, nor HTML: that is `Meaning`.

struct Compiler<Language: Meaning> {
    /// Levels of sections and insertions inside each other.
    static var maximumDepth: Int { 100 }
    /// What templates that insert each other may grow to.
    static var maximumOperations: Int { 50_000 }
    static var maximumLiteralBytes: Int { 64 << 20 }

    let partial: (String) -> Template?
    var meaning: Language
    var builder: ProgramBuilder
    var template: Template
    var layout = Layout()
    var overrides: [String: Override] = [:]
    /// Names of blocks that have been met since the innermost parent tag was opened.
    var usedBlocks: Set<String> = []
    var expansions: [Expansion] = []
    var procedures: [Expansion: Int] = [:]
    var pending: [Procedure] = []
    private var depth = 0
    private var hasExceeded = false

    init(root: Template, meaning: Language, unbound: UnboundParts? = nil, partial: @escaping (String) -> Template?) {
        self.template = root
        self.meaning = meaning
        self.builder = ProgramBuilder(unbound: unbound)
        self.partial = partial
    }

    mutating func compile() -> Program {
        builder.insert(template: template.name)
        expansions.append(expansion(of: template))
        walk(template.nodes)
        meaning.endPart(of: template)
        builder.endMain()
        while let procedure = pending.popLast() { compile(procedure) }
        return builder.finished()
    }

    mutating func walk(_ nodes: [Node]) {
        depth += 1
        for node in nodes where !hasExceeded {
            switch node {
            case .text(let range): text(range)
            case .variable(let name, let isRaw): variable(name, isRaw: isRaw)
            case .section(let section): self.section(section)
            case .partial(let partial): insert(partial)
            case .parent(let parent): insert(parent)
            case .block(let block): insert(block)
            }
        }
        depth -= 1
    }

    private mutating func variable(_ name: Name, isRaw: Bool) {
        layout.isInsideLine = false
        guard let found = meaning.interpolation(of: name, isRaw: isRaw, in: template) else { return }
        builder.append(.interpolate(builder.reference(found.target), found.escaping))
        if let constant = found.constant { builder.mark(constant: constant) }
    }

    private mutating func section(_ section: Node.Section) {
        guard isWithinLimits(at: section.name.offset) else { return }
        let form = meaning.openSection(section, in: template)
        builder.remember(
            LambdaSection(source: template.source, range: section.content, delimiters: section.delimiters))
        let head =
            switch form {
            case .test(let target, let constant):
                builder.open(
                    .test(builder.reference(target), isNegated: section.isInverted, end: 0), constant: constant)
            case .enter(let target):
                builder.open(.enter(builder.reference(target), keepsCurrent: true, end: 0))
            case nil: builder.count
            }
        walk(section.nodes)
        let keepsCurrent = meaning.closeSection(section, in: template)
        if form != nil { builder.close(head, keepsCurrent: keepsCurrent) }
    }

    /// Stops the compilation, once, when templates that insert each other grow without end.
    mutating func isWithinLimits(at offset: Int) -> Bool {
        guard !hasExceeded else { return false }
        let limit: String? =
            if depth >= Self.maximumDepth {
                "templates and sections nest deeper than \(Self.maximumDepth) levels here"
            } else if builder.count > Self.maximumOperations {
                "the templates grow beyond \(Self.maximumOperations) operations here"
            } else if builder.program.literals.count > Self.maximumLiteralBytes {
                "the templates grow beyond \(Self.maximumLiteralBytes) bytes of text here"
            } else {
                nil
            }
        guard let limit else { return true }
        hasExceeded = true
        meaning.exceeded(limit, at: offset, in: template)
        return false
    }
}
