import MVVM
import MVVMServer
import ViewModels

extension NewIdeaViewModel: ViewModelFactory {
    public static func model(context: FactoryContext<NewIdeaRequest, Services>) async throws -> Self {
        let visitor = try await context.services.visitor(context.visitor)
        return .init(
            typed: context.submission?.typed ?? [:], validations: context.submission?.validations ?? [],
            displayName: visitor?.displayName,
            idempotencyKey: try await context.services.creationKey(for: context.visitor))
    }
}

extension Services {
    /// Names the form of a new idea by what does not change until the next idea is posted: who asks, and the newest idea.
    ///
    /// So the same page has the same bytes, a form sent twice has one key, and the form after a post has another.
    fileprivate func creationKey(for visitor: SiteVisitor?) async throws -> String {
        let newest = try await ideas.newestIdeaID()
        return [visitor?.id, newest].map { $0?.lowercase ?? "none" }.joined(separator: ".")
    }
}
