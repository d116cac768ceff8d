import Foundation
import MVVM

// sample: 000:334

extension UserCardViewModel {
    public static func stub() -> Self { .init(id: .stub(), name: "Ada", createdAt: UserCardStub.now) }
}

enum UserCardStub { static let now = StubClock.now }
