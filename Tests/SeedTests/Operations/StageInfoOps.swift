import MVVM

/// Dispatches the request; the server owns the storage, so there is no `output:`.
public struct StageInfoOps: StageInfoViewModelOperations {
    public init() {}

    public func archive(ideaId: ModelIdType, mvvmEnv: MVVMEnvironment) async throws {
        try await IdeaArchiveRequest(requestBody: .init(ideaId: ideaId)).processRequest(mvvmEnv: mvvmEnv)
    }

    public func createIdea(title: LocalizableString, mvvmEnv: MVVMEnvironment) async throws {
        // A title is stored as the visitor read it.
        guard try !title.localizedString.isEmpty else { throw Refused(field: "title") }
    }

    public func sign<F: AuthorFields>(from fields: F) async throws {
        if let refused = fields.validate().first { throw Refused(field: refused.messages.first?.fieldIds.first) }
    }

    struct Refused: Error, Hashable { let field: String? }
}
