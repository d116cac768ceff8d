// Partials, parents and blocks.

extension Compiler {
    mutating func insert(_ tag: Node.Partial) {
        _ = insert(tag.target, indentation: tag.indentation, overrides: overrides)
    }

    /// Arguments of an outer parent go before those of an inner one (Mustache spec, inheritance).
    mutating func insert(_ tag: Node.Parent) {
        let own = tag.blocks.map { ($0.name, Override(block: $0, template: template)) }
        let all = Dictionary(own, uniquingKeysWith: { first, _ in first })
            .merging(overrides, uniquingKeysWith: { _, outer in outer })
        let outerUsed = usedBlocks
        usedBlocks = []
        let isInserted = insert(tag.target, indentation: tag.indentation, overrides: all)
        let unused = isInserted ? tag.blocks.filter { !usedBlocks.contains($0.name) } : []
        meaning.parent(tag, didNotUse: unused, in: template)
        usedBlocks.formUnion(outerUsed)
    }

    /// Returns whether all operations of the template now stand here.
    private mutating func insert(
        _ target: PartialTarget, indentation: Indentation, overrides: [String: Override]
    ) -> Bool {
        defer { layout.isInsideLine = false }
        guard isWithinLimits(at: target.offset) else { return false }
        guard case .fixed(let name, let offset) = target else {
            insertDynamic(target, indentation: indentation, overrides: overrides)
            return false
        }
        guard let inserted = partial(name) else {
            meaning.missingPartial(name, at: offset, in: template)
            return false
        }
        builder.insert(template: name)
        let expansion = expansion(of: inserted, overrides: overrides)
        guard !expansions.contains(expansion) else {
            call(expansion, of: inserted, overrides: overrides, indentation: indentation)
            meaning.call(expansion, at: offset, in: template)
            return false
        }
        let inner = layout(at: indentation)
        expansions.append(expansion)
        within(inserted, layout: inner, overrides: overrides, nodes: inserted.nodes)
        expansions.removeLast()
        return true
    }

    private mutating func insertDynamic(
        _ target: PartialTarget, indentation: Indentation, overrides: [String: Override]
    ) {
        guard case .dynamic(let name) = target, let found = meaning.dynamicPartial(name, in: template) else { return }
        let site = PartialSite(
            layout: Layout(isCalled: true), overrides: overrides, indentation: callIndentation(indentation))
        let index = builder.remember(site)
        builder.append(.dynamicPartial(builder.reference(found), site: index))
    }

    private mutating func call(
        _ expansion: Expansion, of template: Template, overrides: [String: Override], indentation: Indentation
    ) {
        let index: Int
        if let known = procedures[expansion] {
            index = known
        } else {
            index = procedures.count
            procedures[expansion] = index
            pending.append(
                Procedure(index: index, expansion: expansion, template: template, overrides: overrides))
        }
        builder.append(.call(procedure: index, indentation: callIndentation(indentation)))
    }

    private mutating func callIndentation(_ indentation: Indentation) -> CallIndentation {
        guard case .standalone = indentation else { return .none }
        return builder.indentation(layout(at: indentation).indentation)
    }

    mutating func compile(_ procedure: Procedure) {
        let start = builder.count
        expansions = [procedure.expansion]
        meaning.beginProcedure(of: procedure.expansion, template: procedure.template)
        within(
            procedure.template, layout: Layout(isCalled: true), overrides: procedure.overrides,
            nodes: procedure.template.nodes)
        meaning.endPart(of: procedure.template)
        builder.procedure(procedure.index, start..<builder.count)
    }

    /// A block shows its argument, or else its default. Inside an argument the same block shows its default, so that an
    /// argument can never contain itself.
    mutating func insert(_ block: Node.Block) {
        usedBlocks.insert(block.name)
        guard isWithinLimits(at: block.offset) else { return }
        guard let override = overrides[block.name] else { return walk(block.nodes) }
        var inner = layout
        inner.isInsideLine = true
        switch block.indentation {
        case .standalone(let blanks):
            inner.indentation += dedented(blanks).blanks
            inner.isInsideLine = false
        case .leading(let blanks): inner.indentation += dedented(blanks).blanks
        case .inline: break
        }
        inner.dedent = 0
        if case .standalone(let blanks) = override.block.indentation { inner.dedent = blanks.count }
        var rest = overrides
        rest[block.name] = nil
        within(override.template, layout: inner, overrides: rest, nodes: override.block.nodes)
        layout.isInsideLine = false
    }

    private mutating func within(
        _ inserted: Template, layout inner: Layout, overrides innerOverrides: [String: Override], nodes: [Node]
    ) {
        let outer = (template, layout, overrides)
        (template, layout, overrides) = (inserted, inner, innerOverrides)
        walk(nodes)
        (template, layout, overrides) = outer
    }

    func expansion(of template: Template, overrides: [String: Override] = [:]) -> Expansion {
        Expansion(template: template.name, overrides: overrides.mapValues(\.site), shape: meaning.shape)
    }
}
