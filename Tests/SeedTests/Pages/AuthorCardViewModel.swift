import Foundation
import MVVM

/// Seed: view model generator, "Display ViewModels". A row with plain values in its initializer and a stable identity.
@ViewModel
public struct AuthorCardViewModel: ViewModel {
    public let id: ModelIdType
    public let name: String
    @LocalizedString public var roleDisplayName
    public let createdAt: LocalizableDate
    public let vmId: ViewModelId

    public init(id: ModelIdType, name: String, createdAt: Date) {
        self.id = id
        self.name = name
        self.createdAt = LocalizableDate(value: createdAt)
        self.vmId = .init(id: id)
    }

    // Seed: "Stubbable Pattern". The macro writes `stub()` from it.
    public static func stub(
        id: ModelIdType = .stub(), name: String = "Ada", createdAt: Date = StubClock.now
    ) -> Self {
        .init(id: id, name: name, createdAt: createdAt)
    }
}
