import MVVM
import Observation

protocol OperationConventions: ViewModelOperations {
    // sample: 000:460
    // sample: 000:474
}

enum Theme { case dark }

@Observable
final class UserSettings {}
