import MVVM

extension ViewModel {
    /// The states that previews list and tests walk through: typical, its own, and those that its table gives rise to.
    public static var stubStates: [StubState] {
        let traits = StubTraits(of: Self.self)
        var states = [StubState.typical] + ownStubs.map { StubState(rawValue: $0.name) }
        if traits.hasList { states += [.empty, .one, .many] }
        if traits.hasOptional { states.append(.absent) }
        if traits.hasText { states += [.longest, .hostile, .rightToLeft] }
        if traits.hasFields { states += [.invalid, .disabled, .focused] }
        if traits.hasAction || traits.hasFields { states.append(.busy) }
        // A client-hosted error has a request too, but nothing that could be on its way.
        let isPage = self is any RequestableViewModel.Type && !(self is any ErrorViewModel.Type)
        if isPage { states += [.loading, .failed] }
        var seen: Set<StubState> = []
        return states.filter { seen.insert($0).inserted }
    }

    /// Its own states; an error's are its examples, by their codes.
    static var ownStubs: [(name: String, stub: Self)] {
        stubs
            + ((Self.self as? any ErrorViewModel.Type)?.exampleStubs.compactMap { example in
                (example.stub as? Self).map { (example.name, $0) }
            } ?? [])
    }
}

extension ErrorViewModel {
    fileprivate static var exampleStubs: [(name: String, stub: any ViewModel)] {
        examples.map { ($0.errorCode, Self(responseError: $0)) }
    }
}
