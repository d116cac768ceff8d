import MVVM

/// Records what was asked for, and asks nobody.
public final class SettingsStubOps: SettingsViewModelOperations, StubOperations {
    public let record: OperationRecord

    public init(record: OperationRecord) { self.record = record }

    public var saveCalled: Bool { saveCalledWith != nil }
    public var saveCalledWith: SettingsSaveRequest.RequestBody? { lastCall(of: "save") }

    public func save<Fields: SettingsFields>(
        from fields: Fields, mvvmEnv: MVVMEnvironment
    ) async throws -> SettingsViewModel {
        recordCall("save", with: SettingsSaveRequest.RequestBody(fields))
        return .stub(displayName: fields.displayName, theme: fields.theme)
    }
}
