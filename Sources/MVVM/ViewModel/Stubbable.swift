/// A value that can be shown without data, in previews and tests.
public protocol Stubbable {
    /// The typical value; two calls are equal: fixed ids, one fixed clock.
    static func stub() -> Self
}
