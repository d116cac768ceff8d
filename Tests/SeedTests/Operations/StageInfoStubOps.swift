import MVVM

/// As the seed writes it: a class whose properties are set by whoever tests a view.
public final class StageInfoStubOps: StageInfoViewModelOperations, @unchecked Sendable {
    // Unchecked: a test calls it from one task, as the seeds' user-interface tests do.
    public var archiveCalled: Bool { archiveCalledWith != nil }
    public private(set) var archiveCalledWith: ModelIdType?
    public private(set) var createIdeaCalledWith: LocalizableString?
    public private(set) var signCalledWith: (any AuthorFields)?

    public init() {}

    public func archive(ideaId: ModelIdType, mvvmEnv: MVVMEnvironment) async throws {
        archiveCalledWith = ideaId
    }

    public func createIdea(title: LocalizableString, mvvmEnv: MVVMEnvironment) async throws {
        createIdeaCalledWith = title
    }

    public func sign<F: AuthorFields>(from fields: F) async throws {
        signCalledWith = fields
    }
}
