import Foundation
import MVVM

/// Answers a read and a write alike.
struct Pong: ServerRequestBody, Hashable {
    let text: String
    var at: Date?
}
