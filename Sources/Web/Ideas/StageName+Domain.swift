import ViewModels

extension StageName {
    init(_ kind: StageKind) {
        self =
            switch kind {
            case .new: .new
            case .underReview: .underReview
            case .planned: .planned
            case .inProgress: .inProgress
            case .done: .done
            }
    }
}
