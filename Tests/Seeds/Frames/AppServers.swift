import Foundation
import MVVM
import MVVMClient

enum AppServers {
    static var none: MVVMEnvironment {
        MVVMEnvironment(
            appBundle: .main,
            // sample: 003:494-494
        )
    }

    static var clean: MVVMEnvironment {
        MVVMEnvironment(
            appBundle: .main,
            // sample: 003:525-525
        )
    }
}
