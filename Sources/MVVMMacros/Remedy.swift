import SwiftDiagnostics

/// What the compiler offers to change.
struct Remedy: FixItMessage {
    let message: String
    var fixItID: MessageID { MessageID(domain: "MVVM", id: message) }
}
