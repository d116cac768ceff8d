// Which names a tag sees, and where their values are.
// Owns the stack of shapes; the executor's stack of frames follows it.

struct Scope {
    enum Failure: Error {
        /// The name stands in something whose shape is not known; that has been reported.
        case unknown
        case mistake(String)
    }

    struct Found {
        let target: Target
        let field: Schema.Field
    }

    /// The outermost first.
    private(set) var shapes: [Shape]
    /// For each shape but the outermost: whether something inside looks further out.
    private var crossed: [Bool] = []

    init(root: Schema) { shapes = [.object(root)] }

    /// A partial that contains itself sees its own value and the outermost one. Names of what stands between, at any of
    /// its calls, would mean another value at each level.
    init(root: Schema, hidden: [Schema], current: Shape) {
        shapes = [.object(root)] + hidden.map(Shape.hidden) + [current]
        crossed = shapes.dropFirst().map { _ in false }
    }

    /// The schemas that stand between the outermost and the current value.
    var between: [Schema] {
        shapes.dropFirst().dropLast().compactMap { shape in
            switch shape {
            case .object(let schema), .hidden(let schema): schema
            case .value, .unknown: nil
            }
        }
    }

    var current: Shape { shapes[shapes.count - 1] }

    mutating func push(_ shape: Shape) {
        shapes.append(shape)
        crossed.append(false)
    }

    /// Returns whether something looked further out than the shape that is left.
    mutating func pop() -> Bool {
        shapes.removeLast()
        return crossed.removeLast()
    }

    mutating func find(_ name: Name) -> Result<Found, Failure> {
        guard let first = name.parts.first else { return itself() }
        for level in shapes.indices.reversed() {
            switch shapes[level] {
            case .unknown: return .failure(.unknown)
            case .value: continue
            case .hidden(let schema):
                guard schema.slot(for: first) != nil else { continue }
                return .failure(
                    .mistake("“\(first)” is a name of \(schema.name), which a partial that contains itself cannot see"))
            case .object(let schema):
                guard let slot = schema.slot(for: first) else { continue }
                return descend(name, from: schema, slot: slot, level: level)
            }
        }
        return .failure(.mistake(unknown(first, among: shapes.compactMap(\.schema).reversed())))
    }

    private func itself() -> Result<Found, Failure> {
        switch current {
        case .unknown, .hidden: .failure(.unknown)
        case .value(let kind, let location):
            .success(
                Found(
                    target: .slots([Slot.itself], .outwards(0), location: location),
                    field: Schema.Field(".", kind, location: location)))
        case .object(let schema):
            .failure(.mistake("“.” is \(schema.name) here; name one of its fields"))
        }
    }

    private mutating func descend(_ name: Name, from outer: Schema, slot: Int, level: Int) -> Result<Found, Failure> {
        var field = outer.fields[slot]
        var location = field.location
        var slots = [slot]
        for part in name.parts.dropFirst() {
            guard let schema = field.kind.parts else {
                return .failure(.mistake("“\(field.name)” is \(field.kind.description) and has no “\(part)”"))
            }
            guard let next = schema.slot(for: part) else {
                return .failure(.mistake(unknown(part, among: [schema])))
            }
            field = schema.fields[next]
            location = location.flatMap { outer in field.location.map { outer.field(at: $0) } }
            slots.append(next)
        }
        return .success(Found(target: .slots(slots, origin(of: level), location: location), field: field))
    }

    private mutating func origin(of level: Int) -> Target.Origin {
        let depth = shapes.count - 1 - level
        guard depth > 0 else { return .outwards(0) }
        guard level > 0 else { return .root }
        for index in (crossed.count - depth)..<crossed.count { crossed[index] = true }
        return .outwards(depth)
    }

    private func unknown(_ name: String, among schemas: [Schema]) -> String {
        let place = schemas.first.map { " in \($0.name)" } ?? ""
        let nearest = NearestName.of(name, in: schemas.flatMap { $0.fields.map(\.name) })
        return "unknown name “\(name)”\(place)" + (nearest.map { "; did you mean “\($0)”?" } ?? "")
    }
}
