import Testing

@Suite("The code of a Swift text")
struct SwiftCodeTests {
    @Test(
        "has no comments and no words of literals",
        arguments: [
            ("let a = 1 // try!", "let a = 1 "),
            ("a /* one /* two */ try! */ b", "a  b"),
            (#"let a = "try! \" fatalError(" + b"#, #"let a = "" + b"#),
            (##"let a = #"a " b \(c)"# + d"##, ##"let a = "" + d"##),
            (##"let a = #"\#(try! b)"#"##, ##"let a = "" try! b"##),
            (#"let a = "one \(f("two" + g(h))) three""#, #"let a = "" f("" + g(h))"#),
            ("let a = \"\"\"\n  try! \"one\"\n  \"\"\" + b", "let a = \"\"\n\n + b"),
            ("let a = \"open\nlet b = try! c", "let a = \"\"\nlet b = try! c"),
            (##"let a = "//" + "/*" + b"##, ##"let a = "" + "" + b"##),
            ("#if os(Linux)\n#expect(a)", "#if os(Linux)\n#expect(a)"),
        ])
    func code(source: String, code: String) {
        #expect(SwiftCode(source).text == code)
    }

    @Test("knows the lines with a comment")
    func commented() {
        #expect(SwiftCode("a // one\nb\n/* two\nthree */ c\n\"// four\"").commented == [0, 2, 3])
    }

    @Test("shows what is declared at the top level, with its modifiers")
    func declarations() {
        let code = SwiftCode(
            """
            import Foundation
            @ViewModel(options: [.clientHostedFactory])
            public struct IdeaViewModel: Hashable { struct Inner {} ; let text = "struct Fake {}" }
            private final class Box<T> {}
            extension ProgramUnderTest.Failure: Error { enum Deep {} }
            extension [UInt8] {}
            func make() -> Int { 1 }
            """)
        let declarations = SwiftDeclaration.all(in: code)
        #expect(declarations.map(\.name) == ["IdeaViewModel", "Box", "ProgramUnderTest.Failure", "Array"])
        #expect(declarations.map(\.kind) == [.struct, .class, .extension, .extension])
        #expect(declarations[0].modifiers == ["@ViewModel", "public"])
        #expect(declarations[0].inherited == ["Hashable"])
        #expect(declarations[1].isPrivate)
        #expect(declarations[3].inherited == ["UInt8"])
    }
}
