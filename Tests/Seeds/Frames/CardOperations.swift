import MVVM

protocol CardOperations: ViewModelOperations {
    func createCard(title: LocalizableString, mvvmEnv: MVVMEnvironment) async throws
}

struct NewCard {
    let newCardDefaultTitle: LocalizableString

    static func create(_ viewModel: NewCard, by operations: any CardOperations, mvvmEnv: MVVMEnvironment) async throws {
        // sample: 001:887
    }
}
