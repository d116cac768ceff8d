import Localization
import MVVM
import MVVMServer

/// What stands around the pages of the tiny site.
@ViewModel
struct TinyShellViewModel {
    let language: String
    let direction: String
    let theme: String?
    let toasts: SafeHTML?
    let stylesheet: Link
    let locales: [Link]
    var vmId: ViewModelId = .init(type: Self.self)

    static func stub() -> Self {
        .init(
            language: "en", direction: "ltr", theme: nil, toasts: nil, stylesheet: Link(asset: "/app.css"), locales: [])
    }
}

extension TinyShellViewModel {
    init(_ context: ShellContext) {
        self.init(
            language: context.localizer.locale.description, direction: context.localizer.isRightToLeft ? "rtl" : "ltr",
            theme: context.visitor?.theme, toasts: context.toasts, stylesheet: context.asset("/app.css"),
            locales: context.locales.map(\.link))
    }
}
