/// What a touch screen's keyboard writes in capitals (HTML Living Standard §6.8.6).
public enum FormAutocapitalize: String, Sendable, Hashable, CaseIterable {
    case none, sentences, words, characters
}
