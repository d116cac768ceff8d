import Testing

@Suite("An error with words")
struct LocalizableErrorTests {
    @Test("gets table, visitor and JSON, and no identity; its code becomes an enum with a table")
    func error() {
        let expansion = Expansion(
            of: #"""
                @LocalizableError
                public struct ResponseError: ServerRequestError {
                    public enum Code: String, LocalizedCases { case gone }
                    public let code: Code
                    public let message: LocalizableString
                }
                """#)
        #expect(expansion.messages == [])
        #expect(
            expansion.text == #"""
                public struct ResponseError: ServerRequestError {
                    public enum Code: String, LocalizedCases { case gone 
                }
                    public let code: Code
                    public let message: LocalizableString
                }

                extension ResponseError.Code: PropertyVisitable {
                    public static let propertyTable: MVVM.PropertyTable = .init(of: ResponseError.Code.self, [
                        MVVM.Property(case: "gone")
                        ])

                    public static var shape: MVVM.Shape {
                        .cases(ResponseError.Code.self)
                    }

                    /// The index of this case in the property table.
                    public var caseIndex: Int {
                        switch self {
                        case .gone:
                            0
                        }
                    }

                    public func accept<V: MVVM.PropertyVisitor>(_ visitor: inout V) {
                        visitor.visit(case: caseIndex, of: self, hasPayload: false)
                    }

                    public func visit<V: MVVM.PropertyVisitor>(_ index: Int, with visitor: inout V) {
                        switch (index, self) {
                        case (0, .gone):
                            visitor.visit(true)
                        default:
                            visitor.visitAbsent()
                        }
                    }

                    public init(from decoder: any Decoder) throws {
                        let encoded = try MVVM.EncodedCase(from: decoder)
                        switch encoded.name {
                        case "gone":
                            self = .gone
                        default:
                            throw encoded.isUnknown(to: ResponseError.Code.self)
                        }
                    }

                    public func encode(to encoder: any Encoder) throws {
                        switch self {
                        case .gone:
                            try MVVM.EncodedCase.encode("gone", to: encoder)
                        }
                    }
                }

                extension ResponseError: LocalizableError {
                    public static let propertyTable: MVVM.PropertyTable = .init(of: ResponseError.self, [
                        MVVM.Property("code", \ResponseError.code),
                        MVVM.Property("message", \ResponseError.message)
                        ])

                    public func visit<V: MVVM.PropertyVisitor>(_ index: Int, with visitor: inout V) {
                        switch index {
                        case 0:
                            self.code.accept(&visitor)
                        case 1:
                            self.message.accept(&visitor)
                        default:
                            break
                        }
                    }

                    private enum CodingKeys: String, CodingKey {
                        case code, message
                    }

                    public init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        self.code = try container.decode(forKey: .code)
                        self.message = try container.decode(forKey: .message)
                    }

                    public func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encode(self.code, forKey: .code)
                        try container.encode(self.message, forKey: .message)
                    }
                }
                """#)
    }
}
