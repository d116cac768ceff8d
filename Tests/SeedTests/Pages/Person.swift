import Foundation

/// The domain: what a server keeps about a person. No view model knows it.
struct Person {
    enum Role { case member, moderator }

    let id: UUID
    let name: String
    let role: Role
    let joined: Date
}
