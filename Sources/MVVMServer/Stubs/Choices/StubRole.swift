import MVVM

/// Whom a preview is made for: an app's enum of the kinds of visitors it has, by whose names an address chooses, as in
/// `_role=known`. Their words are in `Resources/Localization/Stubs`.
///
/// The site takes the role's visitor for the one who asks: layout, language and rules follow. A page or component that
/// looks otherwise to a role has a state of its name in its `stubs`; one without is shown as it always is.
public protocol StubRole: LocalizedCases, RawRepresentable<String>, Sendable {
    /// nil for whoever has not written anything yet.
    var visitor: SiteVisitor? { get }
}
