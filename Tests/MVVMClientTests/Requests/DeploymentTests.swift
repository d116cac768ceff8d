import Testing

@testable import MVVMClient

@Suite("The deployment of a program")
struct DeploymentTests {
    @Test(
        "is named by FOS-DEPLOYMENT, then VITRINE_DEPLOYMENT, then the bundle, then the kind of build",
        arguments: [
            (["FOS-DEPLOYMENT": "staging", "VITRINE_DEPLOYMENT": "test"], "production", Deployment.staging),
            (["VITRINE_DEPLOYMENT": "test"], "production", .test),
            (["FOS-DEPLOYMENT": "", "VITRINE_DEPLOYMENT": "moon"], nil, .custom(name: "moon")),
            ([:], "production", .production),
            (["VITRINE_DEPLOYMENT": "Debug"], nil, .custom(name: "Debug")),
        ] as [([String: String], String?, Deployment)])
    func order(_ environment: [String: String], _ information: String?, _ expected: Deployment) {
        #expect(Deployment(environment: environment, information: information) == expected)
    }

    @Test("is debug or production where nobody names one")
    func unnamed() {
        #expect([.debug, .production].contains(Deployment(environment: [:], information: nil)))
    }
}
