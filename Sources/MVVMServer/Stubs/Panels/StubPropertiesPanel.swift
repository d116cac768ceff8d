import MVVM

/// The property table of the view model.
@ViewModelPart
struct StubPropertiesPanel {
    @LocalizedString var nameTitle
    @LocalizedString var kindTitle
    @LocalizedString var documentationTitle
    let properties: [StubProperty]

    init(of type: any PropertyVisitable.Type, link: (any PropertyVisitable.Type) -> Link?) {
        properties = type.propertyTable.properties.map { StubProperty($0, link: link) }
    }
}
