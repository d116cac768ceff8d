import MVVM

// sample: 000:805

public struct MyRequest: ViewModelRequest {
    public typealias ResponseBody = MyViewModel
}

extension MyViewModel {
    public static func stub() -> Self { .init() }
}
