import Localization
import MVVM
import MVVMServer
import ViewModels

enum SettingsSaveController: ServerRequestController {
    static func perform(
        _ body: SettingsSaveRequest.RequestBody, in context: ControllerContext<SettingsSaveRequest, Services>
    ) async throws -> SettingsViewModel {
        guard let id = try await context.admit()?.id else { throw SettingsSaveRequest.ResponseError.visitorUnknown }
        let visitor = Visitor(body, id: id)
        try await context.services.visitors.save(visitor)
        return SettingsViewModel(
            SiteVisitor(visitor), locales: context.locales, zones: context.localizer.zonePlaces)
    }

    static func stub(
        _ body: SettingsSaveRequest.RequestBody, recording record: OperationRecord
    ) async throws -> SettingsViewModel {
        try await SettingsStubOps(record: record).save(from: body, mvvmEnv: .stub())
    }

    static func success(of settings: SettingsViewModel) -> Success {
        Success(page: SettingsRequest(), note: NoteViewModel.Kind.settingsSaved, forgetsLocale: true)
    }
}
