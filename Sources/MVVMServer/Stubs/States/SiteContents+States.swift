import Localization
import MVVM

extension SiteContents {
    /// A view model in one of its `stubStates`, as the gallery shows it.
    ///
    /// - Throws: `DecodingError` where a derived state is none that the type can be in.
    public func stub<Model: ViewModel>(
        of type: Model.Type, in state: StubState, localizer: Localizer
    ) throws -> Model {
        try StubWriter(json: json, localizer: localizer).stub(of: type, in: state)
    }
}
