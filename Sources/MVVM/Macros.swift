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

/// On the extension that makes a view model a `ViewModelFactory`: writes `model(context:)`, which calls the newest of the
/// functions marked `@Version` that the client's version has.
///
/// Throws `UnsupportedVersionError` where the client is older than all of them. The context has a `version`.
@attached(member, names: named(model))
public macro VersionedFactory() = #externalMacro(module: "MVVMMacrosPlugin", type: "VersionedFactoryMacro")

/// On a `static func …(context:)` of a `@VersionedFactory`: the factory for clients from that version on. The version is
/// compared by its spelling, so it is a static of `SystemVersion` named `.vX_Y_Z`.
@attached(peer)
public macro Version(_ version: SystemVersion) = #externalMacro(module: "MVVMMacrosPlugin", type: "VersionMacro")

/// On a property of a view model: the versions of the contract that have it, both included. JSON for any other client goes
/// without it, so the property is optional; a `@LocalizedString` takes `vFirst` and `vLast` itself.
@attached(peer)
public macro Versioned(vFirst: SystemVersion? = nil, vLast: SystemVersion? = nil) =
    #externalMacro(module: "MVVMMacrosPlugin", type: "VersionMacro")

/// Makes a struct a localized error: as `@ViewModel`, without identity and stub.
@attached(
    extension, conformances: LocalizableError, names: named(propertyTable), named(visit), named(accept), named(shape),
    named(CodingKeys), named(init), named(encode))
@attached(memberAttribute)
public macro LocalizableError() = #externalMacro(module: "MVVMMacrosPlugin", type: "ViewModelPartMacro")

/// Makes an enum a value that a view switches on: `"notFound"` in JSON, with payload `{"notFound": …}`.
///
/// A view model that is a payload and stands in another file says `: ViewModel` itself, or its case is `indirect`: without
/// either, the compiler (6.3) looks at the payload's size before it has written what `@ViewModel` adds to it.
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
