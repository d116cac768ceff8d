/// The keyboard of a touch screen (HTML Living Standard §6.8.7).
public enum FormInputMode: String, Sendable, Hashable, CaseIterable {
    case none, text, tel, url, email, numeric, decimal, search
}
