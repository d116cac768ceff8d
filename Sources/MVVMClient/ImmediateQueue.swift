import Foundation

/// Runs what is put into it at once, where it is put in: on the one queue on which URLSession works.
///
/// URLSession queues an operation for each piece of an answer, 16 KB, and goes on reading however many wait: a server that
/// sends without end would fill the memory before its first 64 MB have been counted.
///
/// `@unchecked Sendable`: it has no state of its own.
final class ImmediateQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
}
