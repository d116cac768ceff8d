import SwiftSyntax
import SwiftSyntaxBuilder

/// The attribute that a type nested in a view model gets, so that it may be one of its properties.
enum NestedTypes {
    static func attributes(for member: some DeclSyntaxProtocol) -> [AttributeSyntax] {
        if let nested = member.as(EnumDeclSyntax.self) {
            let hasCases = nested.memberBlock.members.contains { $0.decl.is(EnumCaseDeclSyntax.self) }
            guard hasCases, nested.name.text != "CodingKeys", !nested.attributes.nameAny(of: visited) else { return [] }
            return ["@ViewModelEnum"]
        }
        if let nested = member.as(StructDeclSyntax.self), !nested.attributes.nameAny(of: visited) {
            return ["@ViewModelPart"]
        }
        return []
    }

    private static let visited: Set<String> = [
        "ViewModel", "ViewModelPart", "ViewModelEnum", "LocalizableError", "FieldValidationModel",
    ]
}

extension AttributeListSyntax {
    fileprivate func nameAny(of names: Set<String>) -> Bool {
        contains { names.contains($0.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? "") }
    }
}
