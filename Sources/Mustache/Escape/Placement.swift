/// What a place in a page means for the data that a tag puts there.
enum Placement: Equatable {
    case escaped(Escaping)
    /// The reason goes on “`name` stands …”.
    case refused(String)
}
