import MVVM
import Mustache

/// A page and the shell around it; the shell's slot follows the page's own.
struct PageContext<Page: ViewModel, Shell: ViewModel>: Context {
    let page: Page
    let shell: Shell
    let face: HTMLFace

    func slot(for name: String) -> Int? { Page.propertyTable.index(of: name) }

    func visit(_ slot: Int, with executor: Executor) {
        var visitor = HTMLVisitor(face: face)
        if slot == Page.propertyTable.properties.count {
            visitor.visit(object: shell)
        } else {
            page.visit(slot, with: &visitor)
        }
    }
}
