import Foundation

/// Which of a program's servers it talks to.
public enum Deployment: Hashable, Sendable {
    case production
    case staging
    case debug
    case test
    case custom(name: String)

    /// `FOS-DEPLOYMENT` of the environment; then `VITRINE_DEPLOYMENT`, since no shell can export a hyphen; then
    /// `FOS-DEPLOYMENT` of the main bundle's information; then `.debug` in a debug build and `.production` in any other.
    public static var current: Deployment {
        Deployment(
            environment: ProcessInfo.processInfo.environment,
            information: Bundle.main.object(forInfoDictionaryKey: "FOS-DEPLOYMENT") as? String)
    }

    /// - Parameter information: the main bundle's value.
    init(environment: [String: String], information: String?) {
        let names = [environment["FOS-DEPLOYMENT"], environment["VITRINE_DEPLOYMENT"], information]
        let name = names.compactMap { $0 }.first { !$0.isEmpty }
        self = name.map(Deployment.init(name:)) ?? Self.ofBuild
    }

    /// Known names are those of the cases, in small letters.
    public init(name: String) {
        self = [.production, .staging, .debug, .test].first { $0.name == name } ?? .custom(name: name)
    }

    public var name: String {
        switch self {
        case .production: "production"
        case .staging: "staging"
        case .debug: "debug"
        case .test: "test"
        case .custom(let name): name
        }
    }

    private static var ofBuild: Deployment {
        #if DEBUG
            .debug
        #else
            .production
        #endif
    }
}
