import MVVM

/// The types that a site shows or speaks for, found from its routes.
struct SiteTypes {
    /// Shown in the layout.
    let pages: [any ViewModel.Type]
    /// Shown alone as well: children, answers, errors, notes.
    let components: [any ViewModel.Type]
    /// Everything that has words.
    let all: [any PropertyVisitable.Type]

    init<Services>(
        routes: Routes<Services>, shell: any ViewModel.Type, note: any ViewModel.Type
    ) {
        let gallery: [any ViewModel.Type] = [StubGalleryViewModel.self, StubPreviewViewModel.self]
        let galleryWords: [any PropertyVisitable.Type] = [StubGalleryViewModel.Kind.self]
        let routed = routes.endpoints.compactMap(\.page)
        pages = routed + [FailureViewModel.self] + gallery
        let parts = routes.endpoints.flatMap(\.parts) + [note]
        let shown = TypeClosure(of: routed + parts)
        let paged = Set(pages.map { ObjectIdentifier($0) })
        components = shown.viewModels.filter { !paged.contains(ObjectIdentifier($0)) }
        all = TypeClosure(of: pages + parts + [shell] + routes.words + galleryWords).types
    }
}
