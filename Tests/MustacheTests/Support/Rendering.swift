import Mustache

/// Renders `source` without a schema.
func render(
    _ source: String, _ value: DynamicValue = .null, partials: [String: String] = [:],
    with executor: Executor = Executor()
) throws -> String {
    let template = try Template(name: "main", source: source)
    var templates: [String: Template] = [:]
    for (name, text) in partials { templates[name] = try Template(name: name, source: text) }
    let program = try Program(unbound: template, partials: templates)
    return String(decoding: try program.render(value, with: executor), as: UTF8.self)
}
