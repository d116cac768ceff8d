import Mustache

/// Binds `source` to the board, with letters allowed unless a test is about them.
func bind(
    _ source: String, partials: [String: String] = [:], schema: Schema = Board.schema, allowsLetters: Bool = true
) throws -> Program {
    var options = Binder.Options()
    options.allowsLetters = allowsLetters
    options.allowsJoinedTexts = allowsLetters
    var templates = [try Template(name: "page", file: "page.mustache", source: source)]
    for (name, text) in partials {
        templates.append(try Template(name: name, file: "\(name).mustache", source: text))
    }
    return try Binder(templates, options: options).bind("page", to: schema)
}

func render(_ source: String, board: Board, partials: [String: String] = [:]) throws -> String {
    String(decoding: try bind(source, partials: partials).render(board), as: UTF8.self)
}

/// The mistakes as `line:column: message`, one a line.
func mistakes(
    _ source: String, partials: [String: String] = [:], schema: Schema = Board.schema, allowsLetters: Bool = true
) throws -> [String] {
    do {
        _ = try bind(source, partials: partials, schema: schema, allowsLetters: allowsLetters)
        return []
    } catch let mistakes as TemplateMistakes {
        return mistakes.errors.map { "\($0.line):\($0.column): \($0.message)" }
    }
}
