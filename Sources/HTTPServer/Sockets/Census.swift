/// Counts the connections of an acceptor.
///
/// `@unchecked Sendable`: the acceptor and its connections all run on one loop's thread, by their executor preference.
final class Census: @unchecked Sendable {
    var count = 0
}
