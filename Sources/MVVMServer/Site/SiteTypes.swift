import MVVM

/// The types that a site shows or speaks for, found from its routes.
struct SiteTypes {
    /// Shown in the layout.
    let pages: [any ViewModel.Type]
    /// Shown alone as well: answers, errors, notes.
    let components: [any ViewModel.Type]
    /// What those and the pages are made of; a small one may be written by its parent's template.
    let children: [any ViewModel.Type]
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
        let paged = Set(pages.map { ObjectIdentifier($0) })
        var seen = paged
        components = parts.compactMap { $0 as? any ViewModel.Type }.filter {
            seen.insert(ObjectIdentifier($0)).inserted
        }
        let shown = Set((pages + components).map { ObjectIdentifier($0) })
        children = TypeClosure(of: routed + parts).viewModels.filter { !shown.contains(ObjectIdentifier($0)) }
        all = TypeClosure(of: pages + parts + [shell] + routes.words + galleryWords).types
    }
}
