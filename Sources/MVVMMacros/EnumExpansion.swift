import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the extension that an enum gets.
struct EnumExpansion {
    let type: String
    let access: String
    let cases: [EnumCase]

    func source(conformances: [TypeSyntax]) -> DeclSyntax {
        let clause = conformances.isEmpty ? "" : ": " + conformances.map(\.trimmedDescription).joined(separator: ", ")
        let members = [table, caseIndex, visitor, decoder, encoder]
        return "extension \(raw: type)\(raw: clause) {\n\(raw: members.joined(separator: "\n\n"))\n}"
    }

    private var table: String {
        let rows = cases.map { element in
            let constructor = element.payloads.isEmpty ? "" : ", of: \(type).\(element.constructor)"
            return "MVVM.Property(case: \"\(element.plainName)\"\(constructor))"
        }
        return """
            \(access)static let propertyTable: MVVM.PropertyTable = .init(of: \(type).self, [
                \(rows.joined(separator: ",\n    "))
            ])

            \(access)static var shape: MVVM.Shape { .cases(\(type).self) }
            """
    }

    private var caseIndex: String {
        let rows = cases.enumerated().map { "case .\($1.name): \($0)" }
        return """
            /// The index of this case in the property table.
            \(access)var caseIndex: Int {
                switch self {
                \(rows.joined(separator: "\n    "))
                }
            }
            """
    }

    private var visitor: String {
        let rows = cases.enumerated().map { index, element in
            element.payloads.isEmpty
                ? "case (\(index), .\(element.name)): visitor.visit(true)"
                : "case (\(index), .\(element.name)\(element.argument("let payload"))): payload.accept(&visitor)"
        }
        let payloads = cases.enumerated().filter { !$1.payloads.isEmpty }.map { "\($0.offset)" }
        let hasPayload = payloads.isEmpty ? "false" : "[\(payloads.joined(separator: ", "))].contains(caseIndex)"
        return """
            \(access)func accept<V: MVVM.PropertyVisitor>(_ visitor: inout V) {
                visitor.visit(case: caseIndex, of: self, hasPayload: \(hasPayload))
            }

            \(access)func visit<V: MVVM.PropertyVisitor>(_ index: Int, with visitor: inout V) {
                switch (index, self) {
                \((rows + ["default: visitor.visitAbsent()"]).joined(separator: "\n    "))
                }
            }
            """
    }

    private var decoder: String {
        let rows = cases.map { element in
            "case \"\(element.plainName)\": self = .\(element.name)\(element.argument("try encoded.payload()"))"
        }
        return """
            \(access)init(from decoder: any Decoder) throws {
                let encoded = try MVVM.EncodedCase(from: decoder)
                switch encoded.name {
                \(rows.joined(separator: "\n    "))
                default: throw encoded.isUnknown(to: \(type).self)
                }
            }
            """
    }

    private var encoder: String {
        let rows = cases.map { element in
            element.payloads.isEmpty
                ? "case .\(element.name): try MVVM.EncodedCase.encode(\"\(element.plainName)\", to: encoder)"
                : "case .\(element.name)\(element.argument("let payload")): "
                    + "try MVVM.EncodedCase.encode(\"\(element.plainName)\", payload, to: encoder)"
        }
        return """
            \(access)func encode(to encoder: any Encoder) throws {
                switch self {
                \(rows.joined(separator: "\n    "))
                }
            }
            """
    }
}

extension EnumCase {
    /// The name without the back-ticks of a keyword: the one in JSON, templates and catalogs.
    fileprivate var plainName: String { name.filter { $0 != "`" } }
}
