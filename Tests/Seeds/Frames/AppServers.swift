import Foundation
import MVVM
import MVVMClient

enum AppServers {
    static var none: MVVMEnvironment {
        MVVMEnvironment(
            // sample: 003:494-494
        )
    }

    static var clean: MVVMEnvironment {
        MVVMEnvironment(
            // sample: 003:525-525
        )
    }
}
