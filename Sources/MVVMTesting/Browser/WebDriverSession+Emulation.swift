extension WebDriverSession {
    /// Lets the page believe that the visitor prefers this colour scheme. Holds for later pages too.
    public func emulate(_ scheme: WebDriverOptions.ColorScheme) async throws {
        try await emulate("prefers-color-scheme", scheme.rawValue)
    }

    /// Lets the page believe that the system forces its colours, as Windows does for contrast themes. Holds for later
    /// pages too; the colour scheme is the device's own again.
    public func emulateForcedColors() async throws {
        try await emulate("forced-colors", "active")
    }

    /// Lets the page believe that it is touched, by a finger that cannot point without pressing. Holds for later pages too;
    /// the colour scheme is the device's own again.
    public func emulateTouch() async throws {
        let features = [("hover", "none"), ("pointer", "coarse")].map { EmulatedMedia.Feature(name: $0, value: $1) }
        try await command("Emulation.setEmulatedMedia", EmulatedMedia(features: features))
    }

    /// Makes the page this large, in CSS pixels, smaller than a window can be: 320 wide, for example.
    public func resize(width: Int, height: Int) async throws {
        try await command("Emulation.setDeviceMetricsOverride", DeviceMetrics(width: width, height: height))
    }

    private func emulate(_ feature: String, _ value: String) async throws {
        try await command("Emulation.setEmulatedMedia", EmulatedMedia(features: [.init(name: feature, value: value)]))
    }

    /// Sends a command of the Chrome DevTools Protocol.
    private func command(_ name: String, _ parameters: some Encodable) async throws {
        try await send(.post, "/goog/cdp/execute", Command(cmd: name, params: parameters))
    }
}

private struct Command<Parameters: Encodable>: Encodable {
    let cmd: String
    let params: Parameters
}

private struct EmulatedMedia: Encodable {
    struct Feature: Encodable {
        let name: String
        let value: String
    }
    let features: [Feature]
}

private struct DeviceMetrics: Encodable {
    let width: Int
    let height: Int
    let deviceScaleFactor = 1
    let mobile = false
}
