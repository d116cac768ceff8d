import MVVM
import Observation

/// Loads a list page by page; what is there stays visible while more comes.
@Observable @MainActor
public final class PagedLoader<Repository: PagedRepository> {
    public private(set) var elements: [Repository.Element] = []
    /// The state of the page that was asked for last; its value is everything that is there.
    public private(set) var state: ViewState<[Repository.Element]> = .idle
    public private(set) var hasMorePages = true

    private let repository: Repository
    private let messages: ErrorMessages
    private var nextPage = 0

    public init(repository: Repository, messages: ErrorMessages = .standard) {
        self.repository = repository
        self.messages = messages
    }

    /// Appends the next page. Does nothing behind the last one, or while a page is on its way; a failed page is asked for
    /// again.
    public func loadNextPage() async {
        guard hasMorePages, !state.isLoading else { return }
        let before = state
        let page = nextPage
        state = .loading
        var added: [Repository.Element]?
        let known = elements
        state = await ViewState(before: before, messages: messages) {
            let page = try await repository.fetch(page: page)
            added = page
            return known + page
        }
        guard let added, let all = state.value else { return }
        elements = all
        hasMorePages = !added.isEmpty
        nextPage += 1
    }
}
