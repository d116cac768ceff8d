import Foundation
import Localization

extension HTMLRenderer {
    /// Folds bound programs for every locale.
    init(_ binding: TemplateBinding, catalogs: Catalogs) {
        let folded = catalogs.locales.map { locale in
            let localizer = catalogs.localizer(for: locale, timeZone: .gmt)
            return (locale, binding.programs.folded(for: localizer, constants: binding.schemas.constants))
        }
        self.init(programs: Dictionary(uniqueKeysWithValues: folded), forms: binding.schemas.forms.all)
    }
}
