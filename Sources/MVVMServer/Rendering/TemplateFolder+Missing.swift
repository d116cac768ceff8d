import Foundation
import MVVM
import Mustache

extension TemplateFolder {
    /// The name that a view model's template should have, for one that has none: its own, in the folder of its words.
    func expectedName(for type: any ViewModel.Type) -> String {
        let view = TemplateFolder.viewName(of: type)
        let words = FileManager.default.enumerator(atPath: root.appendingPathComponent("Resources/Localization").path)
        let catalog = "/\(type.propertyTable.typeName).yml"
        while let path = words?.nextObject() as? String {
            if path.hasSuffix(catalog) { return "\(path.dropLast(catalog.count))/\(view)" }
        }
        return view
    }

    /// The mistake of a template that is not there, at the beginning of its file.
    ///
    /// - Parameter what: the template of which view model, for example.
    func missing(_ name: String, _ what: String) -> TemplateError {
        TemplateError(
            file: root.shown("Templates/\(name).mustache"), source: [], offset: 0,
            message: "\(what) is missing")
    }
}
