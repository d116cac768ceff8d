/// Collects mistakes, each once however often its template is inserted.
struct Reporter {
    /// The rest is left out: each costs a look for its line.
    static let maximumMistakes = 200

    private struct Place: Hashable {
        let file: String
        let offset: Int
        let message: String
    }

    private(set) var mistakes: [TemplateError] = []
    private var places: Set<Place> = []

    mutating func report(_ template: Template, at offset: Int, _ message: String) {
        guard mistakes.count < Self.maximumMistakes else { return }
        guard places.insert(Place(file: template.file, offset: offset, message: message)).inserted else { return }
        mistakes.append(template.mistake(at: offset, message))
    }
}
