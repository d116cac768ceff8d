import MVVM

// sample: 000:489
// sample: 000:534

public struct InfoRequest: ViewModelRequest {
    public typealias ResponseBody = InfoViewModel
}
