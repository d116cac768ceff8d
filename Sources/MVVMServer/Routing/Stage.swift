import MVVM

/// What every endpoint works with: where the data comes from, and how answers are made.
public struct Stage<Services: Sendable, Shell: ViewModel>: Sendable {
    let source: Source<Services>
    let pages: PageResponder<Shell>
    let crossSite: CrossSiteGuard
    let notes: NoteCookie
    let localeCookie: LocaleCookie
    let reception: Reception
    /// What forms asked of the previews.
    let record: OperationRecord
    /// Of a site of stubs; nil on a live one.
    var mode: StubMode?
}
