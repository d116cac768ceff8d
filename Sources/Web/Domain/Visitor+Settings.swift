import Foundation
import ViewModels

extension Visitor {
    /// The visitor with these settings, which hold their rules; what is empty is left to browser and device.
    init(_ fields: some SettingsFields, id: UUID) {
        let name = IdeaText.trimmed(fields.displayName)
        self.init(
            id: id, displayName: name.isEmpty ? nil : name, locale: fields.locale.isEmpty ? nil : fields.locale,
            timeZone: fields.timeZone.isEmpty ? nil : fields.timeZone, theme: Theme(rawValue: fields.theme))
    }
}
