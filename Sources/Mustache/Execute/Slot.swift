/// Slots with a meaning of their own.
public enum Slot {
    /// The value itself: `{{.}}`.
    public static let itself = -1
}
