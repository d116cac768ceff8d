import Foundation
import MVVM

// sample: 000:265
// sample: 000:291

public struct DashboardRequest: ViewModelRequest {
    public typealias ResponseBody = DashboardViewModel
}

extension DashboardViewModel {
    public static func stub() -> Self { .init(cards: [.stub()]) }
}

extension CardViewModel {
    public static func stub() -> Self { .init(id: .stub(), title: "Dark mode", createdAt: StubClock.now) }
}
