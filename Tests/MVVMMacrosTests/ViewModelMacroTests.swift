import Testing

@Suite("A view model")
struct ViewModelMacroTests {
    @Test("gets its table, its visitor and the JSON that the face writes, for what is not private")
    func visible() {
        let expansion = Expansion(
            of: #"""
                @ViewModel
                public struct CardViewModel {
                    /// What people "call" it.
                    public let title: String
                    public let note: String?
                    @LocalizedString public var voteTitle
                    @LocalizedSubs(substitutions: \.votes) public var summary
                    public let vmId: ViewModelId
                    private let isStub: Bool
                    private var cache: Int? = nil
                    private var votes: [String: any Localizable] { [:] }
                    static let limit = 3
                }
                """#)
        #expect(expansion.messages == [])
        #expect(
            expansion.text == #"""
                public struct CardViewModel {
                    /// What people "call" it.
                    public let title: String
                    public let note: String?
                    @LocalizedString public var voteTitle
                    @LocalizedSubs(substitutions: \.votes) public var summary
                    public let vmId: ViewModelId
                    private let isStub: Bool
                    private var cache: Int? = nil
                    private var votes: [String: any Localizable] { [:] }
                    static let limit = 3
                }

                extension CardViewModel: ViewModel {
                    public static let propertyTable: MVVM.PropertyTable = .init(of: CardViewModel.self, [
                        MVVM.Property("title", \CardViewModel.title, documentation: #"What people "call" it."#),
                        MVVM.Property("note", \CardViewModel.note),
                        MVVM.Property("voteTitle", localized: MVVM.LocalizationPath("voteTitle")),
                        MVVM.Property("summary", localized: MVVM.LocalizationPath("summary")),
                        MVVM.Property("vmId", \CardViewModel.vmId)
                        ])

                    public func visit<V: MVVM.PropertyVisitor>(_ index: Int, with visitor: inout V) {
                        switch index {
                        case 0:
                            self.title.accept(&visitor)
                        case 1:
                            self.note.accept(&visitor)
                        case 2:
                            self._voteTitle.accept(&visitor, at: 2, of: CardViewModel.self)
                        case 3:
                            self._summary.accept(&visitor, at: 3, of: CardViewModel.self, substitutions: self.votes)
                        case 4:
                            self.vmId.accept(&visitor)
                        default:
                            break
                        }
                    }

                    private enum CodingKeys: String, CodingKey {
                        case title, note, voteTitle, summary, vmId
                    }

                    public init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        self.title = try container.decode(forKey: .title)
                        self.note = try container.decodeIfPresent(forKey: .note)
                        self._voteTitle = try container.decode(forKey: .voteTitle)
                        self._summary = try container.decode(forKey: .summary)
                        self.vmId = try container.decode(forKey: .vmId)
                        self.isStub = false
                    }

                    public func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encode(self.title, forKey: .title)
                        try container.encode(self.note, forKey: .note)
                        try container.encode(self._voteTitle, forKey: .voteTitle)
                        try container.encode(self._summary, forKey: .summary)
                        try container.encode(self.vmId, forKey: .vmId)
                    }
                }
                """#)
    }

    @Test("gets the zero-argument stub where the body has one with defaults only, and nested types become parts")
    func stub() {
        let expansion = Expansion(
            of: #"""
                @ViewModel
                struct PageViewModel {
                    enum Status { case open }
                    enum CodingKeys: CodingKey { case vmId }
                    struct Size { let width: Int }
                    let vmId: ViewModelId
                    static func stub(_ id: Int = 1, title: String = "Dark mode") -> Self { .init(id) }
                }
                """#)
        #expect(expansion.messages == [])
        #expect(
            expansion.text == #"""
                struct PageViewModel {
                    enum Status { case open 
                }
                    enum CodingKeys: CodingKey { case vmId 
                }
                    struct Size { let width: Int 
                }
                    let vmId: ViewModelId
                    static func stub(_ id: Int = 1, title: String = "Dark mode") -> Self { .init(id) }

                    static func stub() -> Self {
                        stub(1)
                    }
                }

                extension PageViewModel.Status: PropertyVisitable {
                    static let propertyTable: MVVM.PropertyTable = .init(of: PageViewModel.Status.self, [
                        MVVM.Property(case: "open")
                        ])

                    static var shape: MVVM.Shape {
                        .cases(PageViewModel.Status.self)
                    }

                    /// The index of this case in the property table.
                    var caseIndex: Int {
                        switch self {
                        case .open:
                            0
                        }
                    }

                    func accept<V: MVVM.PropertyVisitor>(_ visitor: inout V) {
                        visitor.visit(case: caseIndex, of: self, hasPayload: false)
                    }

                    func visit<V: MVVM.PropertyVisitor>(_ index: Int, with visitor: inout V) {
                        switch (index, self) {
                        case (0, .open):
                            visitor.visit(true)
                        default:
                            visitor.visitAbsent()
                        }
                    }

                    init(from decoder: any Decoder) throws {
                        let encoded = try MVVM.EncodedCase(from: decoder)
                        switch encoded.name {
                        case "open":
                            self = .open
                        default:
                            throw encoded.isUnknown(to: PageViewModel.Status.self)
                        }
                    }

                    func encode(to encoder: any Encoder) throws {
                        switch self {
                        case .open:
                            try MVVM.EncodedCase.encode("open", to: encoder)
                        }
                    }
                }

                extension PageViewModel.Size: PropertyVisitable {
                    static let propertyTable: MVVM.PropertyTable = .init(of: PageViewModel.Size.self, [
                        MVVM.Property("width", \PageViewModel.Size.width)
                        ])

                    func visit<V: MVVM.PropertyVisitor>(_ index: Int, with visitor: inout V) {
                        switch index {
                        case 0:
                            self.width.accept(&visitor)
                        default:
                            break
                        }
                    }

                    private enum CodingKeys: String, CodingKey {
                        case width
                    }

                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        self.width = try container.decode(forKey: .width)
                    }

                    func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encode(self.width, forKey: .width)
                    }
                }

                extension PageViewModel: ViewModel {
                    static let propertyTable: MVVM.PropertyTable = .init(of: PageViewModel.self, [
                        MVVM.Property("vmId", \PageViewModel.vmId)
                        ])

                    func visit<V: MVVM.PropertyVisitor>(_ index: Int, with visitor: inout V) {
                        switch index {
                        case 0:
                            self.vmId.accept(&visitor)
                        default:
                            break
                        }
                    }

                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        self.vmId = try container.decode(forKey: .vmId)
                    }

                    func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encode(self.vmId, forKey: .vmId)
                    }
                }
                """#)
    }
}
