import MVVM

/// Asks the server.
public struct SettingsOps: SettingsViewModelOperations {
    public init() {}

    public func save<Fields: SettingsFields>(
        from fields: Fields, mvvmEnv: MVVMEnvironment
    ) async throws -> SettingsViewModel {
        try await SettingsSaveRequest(requestBody: .init(fields)).processRequest(mvvmEnv: mvvmEnv)
    }
}
