import Foundation
import Localization
import MVVM
import Mustache

extension HTMLRenderer {
    /// Binds a template to every view model, and folds the programs for every locale.
    ///
    /// - Throws: `TemplateMistakes` with all mistakes of all templates.
    init(
        templates: TemplateFolder, types: SiteTypes, catalogs: Catalogs
    ) throws(TemplateMistakes) {
        var binding = TemplateBinding(templates)
        for type in types.pages { binding.bindPage(type, shell: types.shell) }
        for type in types.components { binding.bindComponent(type) }
        for type in types.children where templates.hasView(of: type) { binding.bindComponent(type) }
        guard binding.mistakes.isEmpty else { throw TemplateMistakes(binding.mistakes) }
        let folded = catalogs.locales.map { locale in
            let localizer = catalogs.localizer(for: locale, timeZone: .gmt)
            return (locale, binding.programs.folded(for: localizer, constants: binding.schemas.constants))
        }
        self.init(programs: Dictionary(uniqueKeysWithValues: folded))
    }
}
