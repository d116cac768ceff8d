import Localization
import MVVM
import Mustache

/// Renders view models as HTML: every template was read, checked, bound and folded at start.
///
/// Localized strings are part of the programs, so a view model has to be made here, not read from somebody's JSON.
public struct HTMLRenderer: Sendable {
    /// By locale; each has the same types.
    let programs: [LocaleTag: BoundPrograms]
    /// How the programs read stored properties.
    private let forms: [any StoredForm.Type]
    private let executors = Pool { Executor() }

    init(programs: [LocaleTag: BoundPrograms], forms: [any StoredForm.Type]) {
        self.programs = programs
        self.forms = forms
    }

    /// The bytes of a page, or of what a fragment request swaps in.
    ///
    /// - Throws: `UnboundViewModel`; `RenderError` for values that nest too deep.
    func page<Page: ViewModel, Shell: ViewModel>(
        _ page: Page, in shell: Shell, face: Face, localizer: Localizer
    ) throws -> [UInt8] {
        guard let bound = programs[localizer.locale]?.pages[ObjectIdentifier(Page.self)] else {
            throw UnboundViewModel(type: Page.self)
        }
        let program = face == .fragment ? bound.fragment : bound.whole
        return try executors.with { executor in
            try HTMLFace.write(with: executor, for: localizer, forms: forms) { face in
                try program.render(PageContext(page: page, shell: shell, face: face), with: executor)
            }
        }
    }

    /// A view model alone, as it stands inside pages: a card, a toast.
    ///
    /// - Throws: `UnboundViewModel`; `RenderError` for values that nest too deep.
    public func component<Component: ViewModel>(_ component: Component, localizer: Localizer) throws -> SafeHTML {
        guard let program = programs[localizer.locale]?.components[ObjectIdentifier(Component.self)] else {
            throw UnboundViewModel(type: Component.self)
        }
        let bytes = try executors.with { executor in
            try HTMLFace.write(with: executor, for: localizer, forms: forms) { face in
                try ObjectContext.lend(component, on: face) { try program.render($0, with: executor) }
            }
        }
        return SafeHTML(trusted: String(decoding: bytes, as: UTF8.self))
    }

    func isPage(_ type: any ViewModel.Type) -> Bool { programs.values.first?.pages[ObjectIdentifier(type)] != nil }

    func isComponent(_ type: any ViewModel.Type) -> Bool {
        programs.values.first?.components[ObjectIdentifier(type)] != nil
    }
}
