import MVVM

/// Seed: view model generator, operations of a server-backed page.
public protocol StageInfoViewModelOperations: ViewModelOperations {
    func archive(ideaId: ModelIdType, mvvmEnv: MVVMEnvironment) async throws

    func createIdea(title: LocalizableString, mvvmEnv: MVVMEnvironment) async throws

    // Seed: SwiftUI view generator, "Generic over `any` at op method signatures".
    func sign<F: AuthorFields>(from fields: F) async throws
}
