import Foundation

/// The words and templates of the seeds' view models; what the framework's own pages need is the repository's.
enum SeedFiles {
    static func all() throws -> [String: String] {
        var files = templates
        // The framework's pages speak three languages; the seeds' are the same in all of them.
        files["Resources/Localization/Seeds.yml"] = ["en", "es", "ar"].map { locale in
            "\(locale):\n" + words.split(separator: "\n").map { "  \($0)\n" }.joined()
        }.joined()
        files["Public/app.css"] = ""
        let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        for path in framework {
            files[path] = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        }
        return files
    }

    private static let framework = [
        "Templates/Shared/FailureView.mustache", "Templates/Shared/FormCheckView.mustache",
        "Templates/Shared/ValidationListView.mustache", "Resources/Localization/Shared/FailureViewModel.yml",
    ]

    private static let templates = [
        "Templates/Shared/LayoutView.mustache": """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><title>{{$title}}{{/title}}</title></head>
        <body><main data-kind="{{#shell}}{{vmId}}{{/shell}}">{{$main}}{{/main}}</main></body></html>

        """,
        "Templates/Shared/FragmentView.mustache":
            "<title>{{$title}}{{/title}}</title><main>{{$main}}{{/main}}</main>\n",
        "Templates/MissingIdeaView.mustache": "<p>{{message}}</p>\n",
        "Templates/WelcomeView.mustache": page("<h1>{{title}}</h1>"),
        "Templates/OverviewView.mustache": page(
            "<h1>{{pageTitle}}</h1>{{#cards}}<h2>{{name}}</h2><p>{{roleDisplayName}}</p><time>{{createdAt}}</time>{{/cards}}"
                + "{{#appearance}}<p data-theme=\"{{theme}}\">{{darkModeLabel}}</p>{{/appearance}}"),
        "Templates/AboutBoardView.mustache": page("<h1>{{pageTitle}}</h1><p>{{introduction}}</p><p>{{version}}</p>"),
        "Templates/AppearanceView.mustache": page(
            "<h1>{{pageTitle}}</h1>{{#notificationsEnabled}}<p>{{darkModeLabel}}</p>{{/notificationsEnabled}}"),
        "Templates/StageInfoView.mustache": page("<h1>{{stageTitle}}</h1><p id=\"{{stageId}}\">{{archiveTitle}}</p>"),
        "Templates/IdeaResultView.mustache": page(
            """
            {{#result}}
            {{#success}}<h1>{{name}}</h1>{{/success}}
            {{#notFound}}<h1>{{message}}</h1><p>{{name}}</p>{{/notFound}}
            {{#permissionDenied}}<h1>✋</h1>{{/permissionDenied}}
            {{/result}}
            """),
    ]

    private static func page(_ main: String) -> String {
        "{{<Shared/LayoutView}}\n{{$title}}{{vmId}}{{/title}}\n{{$main}}\n\(main)\n{{/main}}\n{{/Shared/LayoutView}}\n"
    }

    private static let words = """
        WelcomeViewModel: { title: Welcome }
        OverviewViewModel: { pageTitle: Overview }
        AuthorCardViewModel: { roleDisplayName: Author }
        AboutBoardViewModel:
          pageTitle: About the board
          introduction: "%{count} authors"
        AppearanceViewModel: { pageTitle: Appearance, darkModeLabel: Dark mode }
        StageInfoViewModel: { stageTitle: Stage, archiveTitle: Archive, newIdeaDefaultTitle: New idea }
        MissingIdeaViewModel: { message: There is no such idea. }
        IdeaArchiveRequest:
          ResponseError:
            Code: { alreadyArchived: It was archived already., stillInProgress: It is still in progress. }
        AuthorFieldsMessages:
          email: { title: E-mail, validationMessages: { required: An address is needed. } }
        """
}
