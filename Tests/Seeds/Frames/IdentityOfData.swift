import MVVM

struct IdentityOfData {
    let vmId: ViewModelId

    init(userId: ModelIdType) {
        // sample: 000:883
    }

    init(host: String, version: SystemVersion) {
        // sample: 000:891
    }

    init(version: SystemVersion, host: String) {
        // sample: 000:942
    }
}
