import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the extension that a struct with properties gets: table, visitor, `Codable`.
struct PropertyExpansion {
    let type: String
    let access: String
    let properties: [StoredProperty]
    let hasCodingKeys: Bool

    /// Private properties are in no face.
    private var visible: [StoredProperty] { properties.filter { !$0.isPrivate } }

    init(of declaration: some DeclGroupSyntax, type: some TypeSyntaxProtocol) {
        self.type = type.trimmedDescription
        access = declaration.accessPrefix
        properties = StoredProperty.all(in: declaration)
        hasCodingKeys = declaration.memberBlock.members.contains {
            $0.decl.as(EnumDeclSyntax.self)?.name.text == "CodingKeys"
        }
    }

    func source(conformances: [TypeSyntax]) -> DeclSyntax {
        let clause = conformances.isEmpty ? "" : ": " + conformances.map(\.trimmedDescription).joined(separator: ", ")
        let members = [table, visitor, codingKeys, decoder, encoder].filter { !$0.isEmpty }
        return "extension \(raw: type)\(raw: clause) {\n\(raw: members.joined(separator: "\n\n"))\n}"
    }

    private var table: String {
        let rows = visible.map { property in
            let documentation =
                property.documentation.isEmpty ? "" : ", documentation: \(literal(property.documentation))"
            let versions = property.versions.map { ", versions: MVVM.VersionSpan(\($0))" } ?? ""
            let rest = documentation + versions
            if let wrapper = property.wrapper, wrapper.hasKey {
                let path = wrapper.localizationPath(of: property.name)
                let shape = wrapper.kind == .strings ? ", shape: .list(.message)" : ""
                return "MVVM.Property(\"\(property.name)\", localized: \(path)\(shape)\(rest))"
            }
            return "MVVM.Property(\"\(property.name)\", \\\(type).\(property.name)\(rest))"
        }
        return """
            \(access)static let propertyTable: MVVM.PropertyTable = .init(of: \(type).self, [
                \(rows.joined(separator: ",\n    "))
            ])
            """
    }

    private var visitor: String {
        let cases = visible.enumerated().map { index, property in
            guard let wrapper = property.wrapper else {
                return "case \(index): self.\(property.name).accept(&visitor)"
            }
            return "case \(index): self.\(wrapperCall(wrapper, on: property.name, at: index))"
        }
        return """
            \(access)func visit<V: MVVM.PropertyVisitor>(_ index: Int, with visitor: inout V) {
                switch index {
                \((cases + ["default: break"]).joined(separator: "\n    "))
                }
            }
            """
    }

    /// `_title.accept(&visitor, at: 3, of: CardViewModel.self)`
    private func wrapperCall(_ wrapper: LocalizedWrapper, on name: String, at index: Int) -> String {
        switch wrapper.kind {
        case .int, .double, .date: return "\(name).accept(&visitor)"
        case .compound:
            let parts = ["pieces", "separator"].map { "\($0): \(part(wrapper.property(at: $0)))" }
            return "_\(name).accept(&visitor, \(parts.joined(separator: ", ")))"
        case .string, .strings, .subs:
            let substitutions = wrapper.property(at: "substitutions").map { ", substitutions: self.\($0)" } ?? ""
            let markup = wrapper.isMarkup(name) ? ", isMarkup: true" : ""
            return "_\(name).accept(&visitor, at: \(index), of: \(type).self\(markup)\(substitutions))"
        }
    }

    /// The value of another wrapper, `_pieces`, which only its row in the table can name.
    private func part(_ storage: String?) -> String {
        guard let storage, let index = visible.firstIndex(where: { "_\($0.name)" == storage }) else { return "nil" }
        return "self.\(storage).value(at: \(index), of: \(type).self)"
    }

    private var codingKeys: String {
        guard !hasCodingKeys else { return "" }
        guard !visible.isEmpty else { return "private enum CodingKeys: CodingKey {}" }
        return """
            private enum CodingKeys: String, CodingKey {
                case \(visible.map(\.name).joined(separator: ", "))
            }
            """
    }

    private var decoder: String {
        let reads = properties.compactMap { property -> String? in
            if property.isPrivate {
                guard property.isLet || (!property.hasInitializer && !property.isOptional) else { return nil }
                return property.isOptional ? "self.\(property.name) = nil" : "self.\(property.name) = false"
            }
            let storage = property.wrapper == nil ? property.name : "_\(property.name)"
            let isText = property.versions != nil && property.wrapper != nil
            let method = property.isOptional || isText ? "decodeIfPresent" : "decode"
            let absent = isText ? " ?? .absent" : ""
            return "self.\(storage) = try container.\(method)(forKey: .\(property.name))\(absent)"
        }
        let container = visible.isEmpty ? "_" : "let container"
        return """
            \(access)init(from decoder: any Decoder) throws {
                \(container) = try decoder.container(keyedBy: CodingKeys.self)
                \(reads.joined(separator: "\n    "))
            }
            """
    }

    private var encoder: String {
        let writes = visible.map { property in
            let storage = property.wrapper == nil ? property.name : "_\(property.name)"
            return "try container.encode(self.\(storage), forKey: .\(property.name))"
        }
        let container = visible.isEmpty ? "_" : "var container"
        return """
            \(access)func encode(to encoder: any Encoder) throws {
                \(container) = encoder.container(keyedBy: CodingKeys.self)
                \(writes.joined(separator: "\n    "))
            }
            """
    }

    private func literal(_ text: String) -> String {
        StringLiteralExprSyntax(content: text).description
    }
}
