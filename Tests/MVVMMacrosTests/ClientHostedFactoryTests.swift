import Testing

@Suite("A view model whose data is in hand")
struct ClientHostedFactoryTests {
    @Test("gets request, state and factory from its first initializer")
    func factory() {
        let expansion = Expansion(
            of: #"""
                @ViewModel(options: [.clientHostedFactory])
                public struct MoveErrorViewModel: ErrorViewModel {
                    public var vmId: ViewModelId = .init(type: Self.self)
                    public init(responseError: MoveRequest.ResponseError, for name: String, _ count: Int) {}
                    public init(other: Int) {}
                }
                """#)
        #expect(expansion.messages == [])
        #expect(
            expansion.text == #"""
                public struct MoveErrorViewModel: ErrorViewModel {
                    public var vmId: ViewModelId = .init(type: Self.self)
                    public init(responseError: MoveRequest.ResponseError, for name: String, _ count: Int) {}
                    public init(other: Int) {}

                    public typealias Request = ClientHostedRequest

                    public struct ClientHostedRequest: MVVM.ViewModelRequest {
                        public typealias Query = MVVM.EmptyQuery
                        public typealias Fragment = MVVM.EmptyFragment
                        public typealias RequestBody = MVVM.EmptyBody
                        public typealias ResponseBody = MoveErrorViewModel
                        public typealias ResponseError = MVVM.EmptyError
                        public typealias Sort = MVVM.EmptySort

                        public init() {
                        }
                    }

                    public struct AppState: Hashable, Sendable {
                        public let responseError: MoveRequest.ResponseError
                        public let name: String
                        public let count: Int

                        public init(responseError: MoveRequest.ResponseError, name: String, count: Int) {
                            self.responseError = responseError
                            self.name = name
                            self.count = count
                        }
                    }

                    public static func model(appState: AppState) -> Self {
                        Self(responseError: appState.responseError, for: appState.name, appState.count)
                    }

                    public static func model(
                        context: MVVM.ClientHostedModelFactoryContext<ClientHostedRequest, AppState>
                    ) async throws -> Self {
                        model(appState: context.appState)
                    }
                }

                extension MoveErrorViewModel: ViewModel, RequestableViewModel, ClientHostedViewModelFactory {
                    public static let propertyTable: MVVM.PropertyTable = .init(of: MoveErrorViewModel.self, [
                        MVVM.Property("vmId", \MoveErrorViewModel.vmId)
                        ])

                    public func visit<V: MVVM.PropertyVisitor>(_ index: Int, with visitor: inout V) {
                        switch index {
                        case 0:
                            self.vmId.accept(&visitor)
                        default:
                            break
                        }
                    }

                    private enum CodingKeys: String, CodingKey {
                        case vmId
                    }

                    public init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        self.vmId = try container.decode(forKey: .vmId)
                    }

                    public func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encode(self.vmId, forKey: .vmId)
                    }
                }
                """#)
    }
}
