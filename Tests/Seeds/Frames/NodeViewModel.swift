import MVVM

// sample: 000:209

@ViewModel
struct NodeViewModel {
    let host: String
    let guestOS: GuestPlatform
    var vmId: ViewModelId = .init(type: Self.self)

    init(host: String, guestOS: GuestPlatform) {
        self.host = host
        self.guestOS = guestOS
    }

    static func stub() -> Self { .init(host: "ideas.example", guestOS: .linux) }
}

@ViewModelEnum
enum GuestPlatform: Sendable {
    case linux

    init(_ platform: Channel.Platform) { self = .linux }
}

enum Channel {
    struct Node {
        let hostname: String
        let platform: Platform
    }

    enum Platform { case linux }
}
