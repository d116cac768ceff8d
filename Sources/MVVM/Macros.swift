/// Makes a struct a view model: its property table, its visitor, `Codable` as the JSON face writes it, and the
/// zero-argument `stub()` where the body has one with defaults only.
///
/// Nested enums become `@ViewModelEnum`. With `.clientHostedFactory` the request, `AppState` and `model(context:)` come
/// from the first initializer's parameters.
@attached(
    extension, conformances: ViewModel, RequestableViewModel, ClientHostedViewModelFactory, names: named(propertyTable),
    named(visit), named(accept), named(shape),
    named(CodingKeys), named(init), named(encode))
@attached(member, names: named(stub), named(Request), named(AppState), named(ClientHostedRequest), named(model))
@attached(memberAttribute)
public macro ViewModel(options: Set<ViewModelOptions> = []) =
    #externalMacro(module: "MVVMMacrosPlugin", type: "ViewModelMacro")

/// Makes a struct a localized error: as `@ViewModel`, without identity and stub.
@attached(
    extension, conformances: LocalizableError, names: named(propertyTable), named(visit), named(accept), named(shape),
    named(CodingKeys), named(init), named(encode))
@attached(memberAttribute)
public macro LocalizableError() = #externalMacro(module: "MVVMMacrosPlugin", type: "ViewModelPartMacro")

/// Makes an enum a value that a view switches on: `"notFound"` in JSON, with payload `{"notFound": …}`.
@attached(
    extension, conformances: PropertyVisitable, names: named(propertyTable), named(visit), named(accept), named(shape),
    named(init), named(encode), named(caseIndex))
public macro ViewModelEnum() = #externalMacro(module: "MVVMMacrosPlugin", type: "ViewModelEnumMacro")

/// Makes a plain struct a part of a view model: table, visitor and `Codable`, without an identity of its own.
@attached(
    extension, conformances: PropertyVisitable, names: named(propertyTable), named(visit), named(accept), named(shape),
    named(CodingKeys), named(init), named(encode))
@attached(memberAttribute)
public macro ViewModelPart() = #externalMacro(module: "MVVMMacrosPlugin", type: "ViewModelPartMacro")

/// Makes a struct the words of a `…Fields` protocol: labels, hints and messages by field, group and key.
@attached(
    extension, conformances: PropertyVisitable, names: named(propertyTable), named(visit), named(accept), named(shape),
    named(CodingKeys), named(init), named(encode))
@attached(memberAttribute)
public macro FieldValidationModel() = #externalMacro(module: "MVVMMacrosPlugin", type: "ViewModelPartMacro")
