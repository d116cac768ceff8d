import MVVM
import MVVMServer
import MVVMTesting

/// A page that changed with the versions: a subtitle came, a teaser went, and since 1.1.0 another factory makes it.
@ViewModel
struct IdeaSummaryViewModel: RequestableViewModel {
    typealias Request = IdeaSummaryRequest

    @Versioned(vLast: .v1_0_0) let teaser: String?
    let pageTitle: String
    @Versioned(vFirst: .v1_1_0) let subtitle: String?
    var vmId: ViewModelId = .init(type: Self.self)

    init(title: String, teaser: String? = nil, subtitle: String? = nil) {
        pageTitle = title
        self.teaser = teaser
        self.subtitle = subtitle
    }

    static func stub() -> Self { .init(title: "Dark mode", teaser: "Soon", subtitle: "At night") }
}

struct IdeaSummaryRequest: ViewModelRequest {
    typealias ResponseBody = IdeaSummaryViewModel
}

@VersionedFactory
extension IdeaSummaryViewModel: ViewModelFactory {
    @Version(.v1_0_0)
    static func first(context: FactoryContext<IdeaSummaryRequest, TinyServices>) -> Self {
        .init(title: context.services.ideas[0], teaser: "Soon", subtitle: "never sent")
    }

    @Version(.v1_1_0)
    static func second(context: FactoryContext<IdeaSummaryRequest, TinyServices>) async throws -> Self {
        .init(title: context.services.ideas[1], teaser: "never sent", subtitle: "At night")
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension SystemVersion {
    static let v1_0_0 = SystemVersion(major: 1)
    static let v1_1_0 = SystemVersion(major: 1, minor: 1)
}

extension TinySite {
    /// Somebody who comes to a site of version 1.1.0 that serves clients from `minimum` on.
    static func visitor(minimum: SystemVersion) throws -> TestClient {
        var routes = Routes<TinyServices>.tiny
        routes.register(IdeaSummaryViewModel.self)
        let template = """
            {{<Shared/LayoutView}}
            {{$title}}{{pageTitle}}{{/title}}
            {{$main}}<h1>{{pageTitle}}</h1><p>{{subtitle}}</p><p>{{teaser}}</p>{{/main}}
            {{/Shared/LayoutView}}

            """
        return try TinySite(
            files: ["Templates/Ideas/IdeaSummaryView.mustache": template], routes: routes, currentVersion: .v1_1_0,
            minimumVersion: minimum
        ).client
    }
}
