import MVVM
import MVVMServer

/// Whom the previews of the tiny site can be made for.
@ViewModelEnum
enum TinyRole: String, StubRole, Hashable, CaseIterable {
    case reader, author

    var visitor: SiteVisitor? {
        switch self {
        case .reader: nil
        case .author: SiteVisitor(id: .stub(), displayName: "Amal", locale: "es", timeZone: "Asia/Tokyo", theme: "dark")
        }
    }
}
