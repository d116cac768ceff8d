import MVVM

/// The record of operations on the desk.
@ViewModel
struct StubRecordViewModel {
    let layout: StubLayoutViewModel
    /// What programs get, without the desk.
    let operations: StubOperationsViewModel
    var vmId: ViewModelId = .init(type: Self.self)

    init(layout: StubLayoutViewModel, operations: StubOperationsViewModel) {
        self.layout = layout
        self.operations = operations
    }

    static func stub() -> Self { .init(layout: .stub(), operations: .stub()) }
}
