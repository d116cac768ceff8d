import MVVMTesting

/// The files of the tiny site by path. What the framework's own pages need is the repository's.
enum TinyFiles {
    static func all() throws -> [String: String?] {
        try own.merging(RepositoryRoot().frameworkFiles()) { own, _ in own }
    }

    private static let own = [
        "Public/app.css": "main { display: block }\n",
        "Templates/Shared/LayoutView.mustache": """
        <!doctype html>
        <html lang="{{shell.language}}" dir="{{shell.direction}}"{{#shell.theme}} data-theme="{{shell.theme}}"{{/shell.theme}}>
        <head><meta charset="utf-8"><title>{{$title}}{{/title}}</title><link rel="stylesheet" href="{{shell.stylesheet}}"></head>
        <body>
        {{#shell}}
        <nav>{{#locales}}<a href="{{.}}"></a>{{/locales}}</nav>
        <section>{{toasts}}</section>
        {{/shell}}
        <main>
        {{$main}}{{/main}}
        </main>
        </body>
        </html>

        """,
        "Templates/Shared/FragmentView.mustache": """
        <title>{{$title}}{{/title}}</title>
        <main>
        {{$main}}{{/main}}
        </main>

        """,
        "Templates/Shared/ToastView.mustache": """
        <div role="alert" data-code="{{errorCode}}"><h2>{{heading}}</h2><p>{{message}}</p>{{$details}}{{/details}}</div>

        """,
        "Templates/Shared/TinyNoteView.mustache": """
        <div role="status">{{message}}</div>

        """,
        "Templates/Ideas/IdeaListView.mustache": """
        {{<Shared/LayoutView}}
        {{$title}}{{pageTitle}}{{/title}}
        {{$main}}
        <h1>{{pageTitle}}</h1>
        <p title="{{note}}">{{summary}}</p>
        <ul>{{#ideas}}<li>{{.}}</li>{{/ideas}}</ul>
        <p>{{markup}}</p>
        <p><time datetime="{{changed.value}}">{{changed}}</time> <data value="{{votes.value}}">{{votes}}</data></p>
        {{/main}}
        {{/Shared/LayoutView}}

        """,
        "Templates/Ideas/IdeaSheetView.mustache": """
        {{<Shared/LayoutView}}
        {{$title}}{{pageTitle}}{{/title}}
        {{$main}}
        <h1>{{pageTitle}}</h1>
        <p>{{page}}</p>
        {{/main}}
        {{/Shared/LayoutView}}

        """,
        "Templates/Ideas/IdeaFormView.mustache": """
        {{<Shared/LayoutView}}
        {{$title}}{{pageTitle}}{{/title}}
        {{$main}}
        <h1>{{pageTitle}}</h1>
        <form method="post" action="{{action}}">
        <input name="title" value="{{title}}">
        {{#error}}<p id="error">{{error}}</p>{{/error}}
        </form>
        {{/main}}
        {{/Shared/LayoutView}}

        """,
        "Resources/Localization/Ideas/Tiny.yml": catalogs,
    ]

    /// For the previews, which alone read them.
    static let roles = """
        en:
          TinyRole: { reader: A reader, author: An author }
        es:
          TinyRole: { reader: Una lectora, author: Una autora }
        ar:
          TinyRole: { reader: قارئة, author: كاتبة }

        """

    static let catalogs = """
        en:
          IdeaListViewModel:
            pageTitle: Ideas
            summary: "%{count} in all"
          IdeaFormViewModel:
            pageTitle: Post an idea
          IdeaPostRequest:
            ResponseError:
              Code:
                invalidFields: Some fields need another look.
                taken: “%{title}” is there already.
          IdeaPostErrorViewModel:
            heading: Not posted
          TinyNoteViewModel:
            Kind:
              posted: Your idea is on the list.
        es:
          IdeaListViewModel:
            pageTitle: Ideas de todos
            summary: "%{count} en total"
          IdeaFormViewModel:
            pageTitle: Publicar una idea
          IdeaPostRequest:
            ResponseError:
              Code:
                invalidFields: Revisa algunos campos.
                taken: «%{title}» ya está.
          IdeaPostErrorViewModel:
            heading: Sin publicar
          TinyNoteViewModel:
            Kind:
              posted: Tu idea está en la lista.
        ar:
          IdeaListViewModel:
            pageTitle: الأفكار
            summary: "%{count} في المجموع"
          IdeaFormViewModel:
            pageTitle: انشر فكرة
          IdeaPostRequest:
            ResponseError:
              Code:
                invalidFields: راجع بعض الحقول.
                taken: «%{title}» موجودة.
          IdeaPostErrorViewModel:
            heading: لم تُنشر
          TinyNoteViewModel:
            Kind:
              posted: فكرتك في القائمة.

        """
}
