/// Names types for catalogs, paths and identities, from their descriptions: too slow for what runs once per element.
public enum TypePath {
    /// The names from the outermost type inwards, without module, local contexts and generic arguments.
    public static func components<T>(of type: T.Type) -> [String] {
        var names: [String] = []
        var name = ""
        var depth = 0
        for character in String(reflecting: type) {
            switch character {
            case "<", "(": depth += 1
            case ">", ")": depth -= 1
            case "." where depth == 0:
                names.append(name)
                name = ""
            default:
                if depth == 0 { name.append(character) }
            }
        }
        names.append(name)
        return names.dropFirst().filter { !$0.isEmpty }
    }
}
