import Localization
import MVVM

extension StubRegistry {
    /// What stands around a page of the gallery.
    ///
    /// - Parameter current: the entry that is looked at.
    func layout(for call: Call, query: String = "", current: String? = nil) -> StubLayoutViewModel {
        let choices = call.preview ?? StubChoices()
        return StubLayoutViewModel(
            language: call.localizer.locale.description, isRightToLeft: call.localizer.isRightToLeft, query: query,
            choices: choices, groups: groups(found: "", current: current, choices: choices))
    }
}
