import Foundation
import Localization
import MVVM
import Mustache

/// Renders view models as HTML: every template was read, checked and bound at start.
public struct HTMLRenderer: Sendable {
    struct PagePrograms {
        let page: Program
        let fragment: Program
    }

    let pages: [ObjectIdentifier: PagePrograms]
    let components: [ObjectIdentifier: Program]

    /// The bytes of a page, or of what a fragment request swaps in.
    func page<Page: ViewModel, Shell: ViewModel>(
        _ page: Page, in shell: Shell, face: Face, localizer: Localizer
    ) throws -> [UInt8] {
        guard let programs = pages[ObjectIdentifier(Page.self)] else { throw UnboundViewModel(type: Page.self) }
        let program = face == .fragment ? programs.fragment : programs.page
        return try program.render(PageContext(page: page, shell: shell, localizer: localizer), with: Executor())
    }

    func isPage(_ type: any ViewModel.Type) -> Bool { pages[ObjectIdentifier(type)] != nil }

    func isComponent(_ type: any ViewModel.Type) -> Bool { components[ObjectIdentifier(type)] != nil }

    /// A view model alone, as it stands inside pages: a card, a toast.
    public func component<Component: ViewModel>(_ component: Component, localizer: Localizer) throws -> SafeHTML {
        guard let program = components[ObjectIdentifier(Component.self)] else {
            throw UnboundViewModel(type: Component.self)
        }
        let bytes = try program.render(ObjectContext(value: component, localizer: localizer), with: Executor())
        return SafeHTML(trusted: String(decoding: bytes, as: UTF8.self))
    }
}
