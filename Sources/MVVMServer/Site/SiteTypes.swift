import MVVM

/// The types that a site shows or speaks for, found from its routes.
struct SiteTypes {
    /// Shown in the layout.
    let pages: [any ViewModel.Type]
    /// Shown alone as well: answers, errors, notes.
    let components: [any ViewModel.Type]
    /// What those and the pages are made of; a small one may be written by its parent's template.
    let children: [any ViewModel.Type]
    /// Stands around every page.
    let shell: any ViewModel.Type
    /// Tells of a successful write.
    let note: (any ViewModel.Type)?
    /// Everything that has words.
    let all: [any PropertyVisitable.Type]
    /// Keys of words that no property names.
    let references: [[String]]
    /// Of a site of stubs, whose pages and words are among the others; nil on a live one, which has none of them.
    let gallery: StubGallery?

    init<Services>(
        routes: Routes<Services>, shell: any ViewModel.Type, note: any ViewModel.Type, gallery: StubGallery?
    ) {
        self.init(
            routed: routes.endpoints.compactMap(\.page), parts: routes.endpoints.flatMap(\.parts) + [note],
            shell: shell, note: note, words: routes.words, gallery: gallery)
    }

    /// Of view models without routes: those that a request asks for are pages, and so are results. The gallery's own are
    /// among them, so that tests look at all.
    init(viewModels: [any ViewModel.Type], shell: any ViewModel.Type, words: [any PropertyVisitable.Type]) {
        let isAnswer = { (type: any ViewModel.Type) in
            type is any RequestableViewModel.Type || type is any ResultViewModel.Type
        }
        let routed = viewModels.filter { isAnswer($0) && !($0 is any ErrorViewModel.Type) }
        let errors = viewModels.compactMap { $0 as? any ErrorViewModel.Type }
        let others = viewModels.filter { !isAnswer($0) }
        self.init(
            routed: routed, parts: errors.flatMap { $0.parts }, children: others, shell: shell, note: nil, words: words,
            gallery: StubGallery())
    }

    /// Nothing but these pages and what they are made of: not even the framework's own.
    init(pages: [any ViewModel.Type], shell: any ViewModel.Type) {
        self.pages = pages
        self.shell = shell
        note = nil
        components = []
        all = TypeClosure(of: pages + [shell]).types
        references = []
        gallery = nil
        let shown = Set(pages.map { ObjectIdentifier($0) })
        children = TypeClosure(of: pages).viewModels.filter { !shown.contains(ObjectIdentifier($0)) }
    }

    private init(
        routed: [any ViewModel.Type], parts: [any PropertyVisitable.Type], children more: [any ViewModel.Type] = [],
        shell: any ViewModel.Type, note: (any ViewModel.Type)?, words: [any PropertyVisitable.Type],
        gallery: StubGallery?
    ) {
        let parts = parts + [FormCheckViewModel.self, FailureToastViewModel.self]
        self.shell = shell
        self.note = note
        self.gallery = gallery
        pages = routed + [FailureViewModel.self] + (gallery == nil ? [] : StubGallery.pages)
        let paged = Set(pages.map { ObjectIdentifier($0) })
        var seen = paged
        components = parts.compactMap { $0 as? any ViewModel.Type }.filter {
            seen.insert(ObjectIdentifier($0)).inserted
        }
        let shown = Set((pages + components).map { ObjectIdentifier($0) })
        children = TypeClosure(of: routed + parts + more).viewModels.filter { !shown.contains(ObjectIdentifier($0)) }
        all = TypeClosure(of: pages + parts + more + [shell] + words + (gallery?.words ?? [])).types
        references = FailureViewModel.Kind.explanationKeys + UnreadablePart.allCases.map(\.key)
    }
}

extension ErrorViewModel {
    /// Itself and the error that it shows, whose words are its own.
    fileprivate static var parts: [any PropertyVisitable.Type] { [Self.self, ResponseError.self] }
}
