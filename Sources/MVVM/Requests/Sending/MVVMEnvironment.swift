import Foundation

/// Where a program's requests go, and what travels with each of them. Made once, used everywhere.
///
/// With `MVVMClient`, made from bundles and addresses (seed: app set-up): `MVVMEnvironment(deploymentURLs: […])`.
public struct MVVMEnvironment: Sendable {
    public let transport: any ServerRequestTransport
    /// The version of the contract that the program was built with, such as `.v1_2_0`; nil takes answers in the newest.
    public var currentVersion: SystemVersion?
    /// nil for a program that nobody signs in to.
    public var credentialProvider: (any ClientCredentialProvider)?
    /// The languages of the answers, the best liked first, as BCP 47 tags; by default those of the system.
    public var preferredLocales: [String]
    /// Sent with each request.
    public var requestHeaders: [String: String]
    /// The program's own bundle and those of its modules, which hold the words of what it makes itself; `MVVMClient` reads
    /// them.
    public var resourceBundles: [Bundle] = []

    public init(
        transport: some ServerRequestTransport, currentVersion: SystemVersion? = nil,
        credentialProvider: (any ClientCredentialProvider)? = nil,
        preferredLocales: [String] = Locale.preferredLanguages, requestHeaders: [String: String] = [:]
    ) {
        self.transport = transport
        self.currentVersion = currentVersion
        self.credentialProvider = credentialProvider
        self.preferredLocales = preferredLocales
        self.requestHeaders = requestHeaders
    }
}
