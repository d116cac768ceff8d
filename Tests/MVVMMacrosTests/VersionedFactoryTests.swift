import Testing

@Suite("Factories by version")
struct VersionedFactoryTests {
    @Test("are tried from the newest down, each called with as much as it needs")
    func dispatch() {
        let expansion = Expansion(
            of: """
                @VersionedFactory
                extension IdeaViewModel: ViewModelFactory {
                    @Version(.v1_0_0)
                    public static func first(context: FactoryContext<IdeaRequest, Services>) -> Self { .stub() }
                    @Version(.v1_10_0)
                    public static func third(context: FactoryContext<IdeaRequest, Services>) async throws -> Self { .stub() }
                    @Version(.v1_2_0)
                    public static func second(context: FactoryContext<IdeaRequest, Services>) throws -> Self { .stub() }
                }
                """)
        #expect(expansion.messages == [])
        let written = """
                public static func model(context: FactoryContext<IdeaRequest, Services>) async throws -> Self {
                    if context.version >= .v1_10_0 {
                        return try await third(context: context)
                    }
                    if context.version >= .v1_2_0 {
                        return try second(context: context)
                    }
                    if context.version >= .v1_0_0 {
                        return first(context: context)
                    }
                    throw MVVM.UnsupportedVersionError(version: context.version, minimumVersion: .v1_0_0)
                }
            """
        #expect(expansion.text.contains(written), "\(expansion.text)")
    }

    @Test(
        "are refused where they could not be told apart or called",
        arguments: [
            ("", "there is no '@Version(.v1_0_0) static func …(context:)' to choose from"),
            (
                "@Version(.current) static func a(context: C) -> Self { .stub() }",
                "a version is spelled '.v1_2_0', so that the macro can compare it"
            ),
            (
                "@Version(.v1_0) static func a(context: C) -> Self { .stub() }",
                "a version is spelled '.v1_2_0', so that the macro can compare it"
            ),
            (
                "@Version(.v1_0_0) func a(context: C) -> Self { .stub() }",
                "@Version belongs on a static function with one parameter, 'context:'"
            ),
            (
                "@Version(.v1_0_0) static func a(c: C) -> Self { .stub() }",
                "@Version belongs on a static function with one parameter, 'context:'"
            ),
            (
                """
                @Version(.v1_0_0) static func a(context: C) -> Self { .stub() }
                @Version(.v1_0_0) static func b(context: C) -> Self { .stub() }
                """,
                "two factories are for this version"
            ),
        ])
    func refused(_ members: String, _ message: String) {
        let expansion = Expansion(of: "@VersionedFactory extension IdeaViewModel: ViewModelFactory { \(members) }")
        #expect(expansion.messages == [message])
        #expect(!expansion.text.contains("UnsupportedVersionError"))
    }

    @Test("A property names the versions that have it, in its row, and may be missing from JSON")
    func properties() {
        let expansion = Expansion(
            of: """
                @ViewModel
                struct IdeaViewModel {
                    @Versioned(vFirst: .v1_1_0, vLast: .v2_0_0) let subtitle: String?
                    @LocalizedString(parentKey: "a", vFirst: .v1_1_0) var hint
                    let vmId: ViewModelId
                }
                """)
        #expect(expansion.messages == [])
        for line in [
            #"MVVM.Property("subtitle", \IdeaViewModel.subtitle, versions: MVVM.VersionSpan(vFirst: .v1_1_0, vLast: .v2_0_0))"#,
            #"localized: MVVM.LocalizationPath("hint", parentKey: "a"), versions: MVVM.VersionSpan(vFirst: .v1_1_0))"#,
            "self.subtitle = try container.decodeIfPresent(forKey: .subtitle)",
            "self._hint = try container.decodeIfPresent(forKey: .hint) ?? .absent",
        ] {
            #expect(expansion.text.contains(line), "\(line)")
        }
    }

    @Test(
        "A property that some JSON comes without has to have a value for that",
        arguments: ["@Versioned(vFirst: .v1_1_0) let title: String", "@Versioned(vLast: .v1_1_0) var cards: [Card]"])
    func needed(_ property: String) {
        let expansion = Expansion(of: "@ViewModel struct IdeaViewModel { \(property) }")
        #expect(
            expansion.messages
                == [
                    "a property that not every version has is optional, or a localized text: some JSON comes without it"
                ])
    }
}
