import MVVM

/// What people can do with the settings.
public protocol SettingsViewModelOperations: ViewModelOperations {
    /// Puts these in the place of the settings that there are.
    ///
    /// - Throws: `SettingsSaveRequest.ResponseError`.
    func save<Fields: SettingsFields>(from fields: Fields, mvvmEnv: MVVMEnvironment) async throws -> SettingsViewModel
}
