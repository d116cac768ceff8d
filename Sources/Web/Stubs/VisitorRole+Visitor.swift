import MVVM
import MVVMServer
import ViewModels

extension VisitorRole: StubRole {
    public var visitor: SiteVisitor? {
        switch self {
        case .stranger: nil
        case .known: SiteVisitor(id: .stub(), displayName: "Ada")
        }
    }
}
