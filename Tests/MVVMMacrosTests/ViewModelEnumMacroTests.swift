import Testing

@Suite("An enum that a view switches on")
struct ViewModelEnumMacroTests {
    @Test("gets a row for each case, with its payload and without back-ticks")
    func cases() {
        let expansion = Expansion(
            of: #"""
                @ViewModelEnum
                public enum Outcome {
                    case open, `default`
                    case done(Effort)
                    case failed(reason: String)
                }
                """#)
        #expect(expansion.messages == [])
        #expect(
            expansion.text == #"""
                public enum Outcome {
                    case open, `default`
                    case done(Effort)
                    case failed(reason: String)
                }

                extension Outcome: PropertyVisitable {
                    public static let propertyTable: MVVM.PropertyTable = .init(of: Outcome.self, [
                        MVVM.Property(case: "open"),
                        MVVM.Property(case: "default"),
                        MVVM.Property(case: "done", of: Outcome.done),
                        MVVM.Property(case: "failed", of: Outcome.failed(reason:))
                        ])

                    public static var shape: MVVM.Shape {
                        .cases(Outcome.self)
                    }

                    /// The index of this case in the property table.
                    public var caseIndex: Int {
                        switch self {
                        case .open:
                            0
                        case .`default`:
                            1
                        case .done:
                            2
                        case .failed:
                            3
                        }
                    }

                    public func accept<V: MVVM.PropertyVisitor>(_ visitor: inout V) {
                        visitor.visit(case: caseIndex, of: self, hasPayload: [2, 3].contains(caseIndex))
                    }

                    public func visit<V: MVVM.PropertyVisitor>(_ index: Int, with visitor: inout V) {
                        switch (index, self) {
                        case (0, .open):
                            visitor.visit(true)
                        case (1, .`default`):
                            visitor.visit(true)
                        case (2, .done(let payload)):
                            payload.accept(&visitor)
                        case (3, .failed(reason: let payload)):
                            payload.accept(&visitor)
                        default:
                            visitor.visitAbsent()
                        }
                    }

                    public init(from decoder: any Decoder) throws {
                        let encoded = try MVVM.EncodedCase(from: decoder)
                        switch encoded.name {
                        case "open":
                            self = .open
                        case "default":
                            self = .`default`
                        case "done":
                            self = .done(try encoded.payload())
                        case "failed":
                            self = .failed(reason: try encoded.payload())
                        default:
                            throw encoded.isUnknown(to: Outcome.self)
                        }
                    }

                    public func encode(to encoder: any Encoder) throws {
                        switch self {
                        case .open:
                            try MVVM.EncodedCase.encode("open", to: encoder)
                        case .`default`:
                            try MVVM.EncodedCase.encode("default", to: encoder)
                        case .done(let payload):
                            try MVVM.EncodedCase.encode("done", payload, to: encoder)
                        case .failed(reason: let payload):
                            try MVVM.EncodedCase.encode("failed", payload, to: encoder)
                        }
                    }
                }
                """#)
    }
}
