import MVVMTesting

extension WebProgram {
    private struct Group: Decodable {
        let items: [Item]
    }

    private struct Item: Decodable {
        let canvas: String
    }

    /// Where each view model of the previews stands alone.
    func canvases() async throws -> [String] {
        let groups = try await TestClient(address: address).get("/_stubs.json").json([Group].self)
        return groups.flatMap(\.items).map(\.canvas)
    }
}
