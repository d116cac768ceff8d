import Foundation
import MVVM
import MVVMClient

struct AppEnvironment {
    // sample: 003:42-54

    var unsent: MVVMEnvironment { mvvmEnv }
}

// sample: 003:66-69

public enum SharedResourceAccess {
    public static var localizationBundle: Bundle { Bundle.module }
}

extension Bundle {
    /// SwiftPM writes it for a target with resources.
    static var module: Bundle { .main }
}
