import Foundation
import MVVM

extension MVVMEnvironment {
    /// The addresses of one deployment.
    public struct URLPackage: Hashable, Sendable {
        /// Scheme, host and port; a path is refused with the first request.
        public let serverBaseURL: URL

        public init(serverBaseURL: URL) { self.serverBaseURL = serverBaseURL }
    }

    /// An environment over sockets; all of them share one session and its connections.
    ///
    /// - Parameters:
    ///   - currentVersion: the version of the contract that the program was built with; nil takes the newest answers.
    ///   - appBundle: the program's own bundle.
    ///   - resourceBundles: where its modules keep their words, which `catalogs(for:source:)` reads; those that a server sends
    ///     need none.
    ///   - deploymentURLs: the servers; empty for a program that talks to none.
    ///   - deployment: which of them, `Deployment.current` unless told otherwise.
    ///   - timeout: how long one request may take in all.
    public init(
        currentVersion: SystemVersion? = nil, appBundle: Bundle = .main, resourceBundles: [Bundle] = [],
        deploymentURLs: [Deployment: URLPackage], deployment: Deployment = .current, timeout: Duration = .seconds(30),
        credentialProvider: (any ClientCredentialProvider)? = nil,
        preferredLocales: [String] = Locale.preferredLanguages, requestHeaders: [String: String] = [:]
    ) {
        self.init(
            transport: URLSessionTransport(
                server: deploymentURLs[deployment]?.serverBaseURL, deployment: deployment, timeout: timeout),
            currentVersion: currentVersion, credentialProvider: credentialProvider, preferredLocales: preferredLocales,
            requestHeaders: requestHeaders)
        self.resourceBundles = [appBundle] + resourceBundles
    }

    /// As above, for servers that need no more than an address.
    @_disfavoredOverload
    public init(
        currentVersion: SystemVersion? = nil, appBundle: Bundle = .main, resourceBundles: [Bundle] = [],
        deploymentURLs: [Deployment: URL], deployment: Deployment = .current, timeout: Duration = .seconds(30),
        credentialProvider: (any ClientCredentialProvider)? = nil,
        preferredLocales: [String] = Locale.preferredLanguages, requestHeaders: [String: String] = [:]
    ) {
        self.init(
            currentVersion: currentVersion, appBundle: appBundle, resourceBundles: resourceBundles,
            deploymentURLs: deploymentURLs.mapValues { URLPackage(serverBaseURL: $0) }, deployment: deployment,
            timeout: timeout, credentialProvider: credentialProvider, preferredLocales: preferredLocales,
            requestHeaders: requestHeaders)
    }
}
