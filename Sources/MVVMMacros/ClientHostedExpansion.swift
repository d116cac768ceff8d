import SwiftSyntax
import SwiftSyntaxBuilder

/// `.clientHostedFactory`: the first initializer's parameters become `AppState`, and `model(appState:)` calls it.
struct ClientHostedExpansion {
    private let type: String
    private let access: String
    private let parameters: [FunctionParameterSyntax]

    init(of declaration: StructDeclSyntax) {
        type = declaration.name.text
        access = declaration.accessPrefix
        let initializers = declaration.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        parameters = initializers.first.map { Array($0.signature.parameterClause.parameters) } ?? []
    }

    var members: [DeclSyntax] { [request, requestType, appState, projection, model] }

    private var request: DeclSyntax { "\(raw: access)typealias Request = ClientHostedRequest" }

    // Every associated type is named: inferring them from the view model that is being made would go in circles.
    private var requestType: DeclSyntax {
        """
        \(raw: access)struct ClientHostedRequest: MVVM.ViewModelRequest {
            \(raw: access)typealias Query = MVVM.EmptyQuery
            \(raw: access)typealias Fragment = MVVM.EmptyFragment
            \(raw: access)typealias RequestBody = MVVM.EmptyBody
            \(raw: access)typealias ResponseBody = \(raw: type)
            \(raw: access)typealias ResponseError = MVVM.EmptyError
            \(raw: access)typealias Sort = MVVM.EmptySort

            \(raw: access)init() {}
        }
        """
    }

    private var appState: DeclSyntax {
        let fields = parameters.map { "\(access)let \($0.name): \($0.type.trimmedDescription)" }
        let arguments = parameters.map { "\($0.name): \($0.type.trimmedDescription)" }
        let assignments = parameters.map { "self.\($0.name) = \($0.name)" }
        return """
            \(raw: access)struct AppState: Hashable, Sendable {
                \(raw: fields.joined(separator: "\n    "))

                \(raw: access)init(\(raw: arguments.joined(separator: ", "))) {
                    \(raw: assignments.joined(separator: "\n        "))
                }
            }
            """
    }

    /// What a parent makes its child with, too.
    private var projection: DeclSyntax {
        let arguments = parameters.map { parameter in
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            return "\(label)appState.\(parameter.name)"
        }
        return """
            \(raw: access)static func model(appState: AppState) -> Self {
                Self(\(raw: arguments.joined(separator: ", ")))
            }
            """
    }

    private var model: DeclSyntax {
        """
        \(raw: access)static func model(
            context: MVVM.ClientHostedModelFactoryContext<ClientHostedRequest, AppState>
        ) async throws -> Self {
            model(appState: context.appState)
        }
        """
    }
}

extension FunctionParameterSyntax {
    fileprivate var name: String { (secondName ?? firstName).text }
}
