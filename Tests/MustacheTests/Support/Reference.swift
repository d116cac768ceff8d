/// The simplest renderer there is: what the engine's result is compared with.
enum Reference {
    static func render(_ nodes: [RandomTemplate.Node], _ stack: [DynamicValue]) -> String {
        nodes.map { node in
            switch node {
            case .text(let text): text
            case .variable(let name): text(lookUp(name, stack))
            case .section(let name, let isInverted, let nodes):
                section(lookUp(name, stack), isInverted: isInverted, nodes, stack)
            }
        }.joined()
    }

    private static func lookUp(_ name: String, _ stack: [DynamicValue]) -> DynamicValue {
        if name == "." { return stack.last ?? .null }
        for value in stack.reversed() {
            if case .object(let members) = value, let member = members.first(where: { $0.name == name }) {
                return member.value
            }
        }
        return .null
    }

    private static func text(_ value: DynamicValue) -> String {
        switch value {
        case .text(let text): String(text.unicodeScalars.flatMap { escaped($0).unicodeScalars }.map(Character.init))
        case .integer(let number): "\(number)"
        default: ""
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"][scalar] ?? String(scalar)
    }

    private static func section(
        _ value: DynamicValue, isInverted: Bool, _ nodes: [RandomTemplate.Node], _ stack: [DynamicValue]
    ) -> String {
        let values: [DynamicValue] =
            switch value {
            case .null, .flag(false), .text(""): []
            case .list(let elements): elements
            default: [value]
            }
        if isInverted { return values.isEmpty ? render(nodes, stack) : "" }
        return values.map { value in
            if case .flag = value { render(nodes, stack) } else { render(nodes, stack + [value]) }
        }.joined()
    }
}
