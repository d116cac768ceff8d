import MVVM
import MVVMServer
import ViewModels

extension NewIdeaViewModel: ViewModelFactory {
    public static func model(context: FactoryContext<NewIdeaRequest, Services>) async throws -> Self {
        .init(
            typed: context.submission?.typed ?? [:], validations: context.submission?.validations ?? [],
            displayName: context.visitor?.displayName, idempotencyKey: try await context.services.creationKey())
    }
}

extension Services {
    /// Names the form of a new idea by what does not change until the next idea is posted: the newest one.
    ///
    /// So the same page has the same bytes, a form sent twice has one key, and the form after a post has another.
    fileprivate func creationKey() async throws -> String {
        try await ideas.newestIdeaID()?.lowercase ?? "none"
    }
}
