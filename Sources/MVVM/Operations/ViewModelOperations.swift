/// What people can do on a page: the seam between its view and whoever does the work (seed: view model generator,
/// "Interactive vs Display-Only").
///
/// Each interactive page has three files beside its view model: the protocol `…ViewModelOperations`, the live `…Ops`, and
/// the recording `…StubOps`. A method takes plain values or is generic over a `…Fields` protocol. Where a server does the
/// work it is `async throws` and takes `mvvmEnv:` last; where it changes an object of the program it is synchronous and
/// takes `output storage:` last.
public protocol ViewModelOperations: Sendable {}
