import MVVM

// sample: 001:715

@ViewModel
public struct TaskViewModel {
    @LocalizedString public var title
    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub() -> Self { .init() }
}

@ViewModel
public struct NotFoundViewModel {
    @LocalizedString public var message
    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub() -> Self { .init() }
}

@ViewModel
public struct ValidationErrorViewModel {
    public let validations: [ValidationResult]
    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub() -> Self { .init(validations: []) }
}

@ViewModel
public struct PermissionDeniedViewModel {
    @LocalizedString public var message
    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub() -> Self { .init() }
}

extension TaskResultViewModel {
    public static func stub() -> Self { .init(result: .success(.stub())) }
}

enum TaskResultPayloads {}
