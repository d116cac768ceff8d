import SwiftSyntax

/// One case of an enum as the macro sees it.
struct EnumCase {
    let name: String
    let payloads: [EnumCaseParameterSyntax]
    let declaration: EnumCaseElementSyntax
    let documentation: String

    /// The case as a function of its payload: `done`, or `done(effort:)`.
    var constructor: String {
        let label = payloads.first?.firstName.map { "(\($0.text):)" } ?? ""
        return name + label
    }

    static func all(in declaration: EnumDeclSyntax) -> [EnumCase] {
        declaration.memberBlock.members.flatMap { member -> [EnumCase] in
            guard let group = member.decl.as(EnumCaseDeclSyntax.self) else { return [] }
            return group.elements.map { element in
                EnumCase(
                    name: element.name.text, payloads: element.parameterClause.map { Array($0.parameters) } ?? [],
                    declaration: element, documentation: group.leadingTrivia.documentation)
            }
        }
    }

    /// `label: payload`, `payload` or nothing, as a pattern or a call wants it.
    func argument(_ value: String) -> String {
        guard let payload = payloads.first else { return "" }
        let label = payload.firstName.map { "\($0.text): " } ?? ""
        return "(\(label)\(value))"
    }
}
