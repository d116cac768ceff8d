import MVVM
import MVVMServer
import ViewModels

extension NewIdeaViewModel: ViewModelFactory {
    public static func model(context: FactoryContext<NewIdeaRequest, Services>) async throws -> Self {
        .init(typed: context.submission?.typed ?? [:], validations: context.submission?.validations ?? [])
    }
}
