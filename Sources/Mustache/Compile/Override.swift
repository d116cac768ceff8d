/// The argument that a parent tag gives for a block.
struct Override: Sendable {
    let block: Node.Block
    let template: Template

    var site: Site { Site(template: template.name, offset: block.offset) }

    struct Site: Sendable, Hashable {
        let template: String
        let offset: Int
    }
}
