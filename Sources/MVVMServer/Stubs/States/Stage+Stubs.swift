import MVVM

extension Stage {
    /// A view model in the state, and for the role, that the call's address chooses.
    ///
    /// - Parameter submission: the refused form that its page is shown for again.
    /// - Throws: 503 for the state in which a page does not come.
    func stub<Model: ViewModel>(
        of type: Model.Type, for call: Call, submission: Submission? = nil
    ) throws -> Model {
        guard let choices = call.preview else { return Model.stub() }
        guard choices.state != .failed else { throw HTTPFailure.retry(.unavailable, afterSeconds: 30) }
        let writer = StubWriter(
            json: pages.json, localizer: call.localizer, complaints: mode?.registry.complaints ?? [],
            role: mode?.reading.role(in: choices)?.rawValue)
        return try StubClock.$now.withValue(choices.clock ?? StubClock.now) {
            let model = try writer.stub(of: type, in: choices.state)
            return try submission.map { try writer.refused(model, with: $0) } ?? model
        }
    }
}
