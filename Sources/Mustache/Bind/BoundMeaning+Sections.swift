extension BoundMeaning {
    mutating func openSection(_ section: Node.Section, in template: Template) -> SectionForm? {
        var form: SectionForm?
        var isList = false
        var pushed: Shape? = .unknown
        if let found = find(section.name, in: template) {
            form = self.form(of: section, over: found, in: template)
            if case .list = found.field.kind.unwrapped { isList = !section.isInverted }
            if let form { pushed = self.shape(pushedBy: form, over: found) }
        }
        if let pushed { push(pushed) }
        let context = html.beginSection(isList: isList, at: section.name.offset, in: template, reporter: &reporter)
        sections.append(OpenSection(pushes: pushed != nil, isList: isList, context: context))
        return form
    }

    private func shape(pushedBy form: SectionForm, over found: Scope.Found) -> Shape? {
        switch (form, found.field.kind.unwrapped) {
        case (.test, _): nil
        case (.enter, .list(let element)) where found.target.isStoredTexts:
            .value(element, Location(offset: 0, form: .text))
        case (.enter, .list(let element)): Shape(element)
        case (.enter, let kind): Shape(kind)
        }
    }

    private mutating func push(_ shape: Shape) {
        scope.push(shape)
        if let schema = shape.schema { schemas[ObjectIdentifier(schema)] = schema }
    }

    private mutating func form(of section: Node.Section, over found: Scope.Found, in template: Template) -> SectionForm?
    {
        let kind = found.field.kind
        switch kind.unwrapped {
        case .number where !kind.isOptional:
            reporter.report(
                template, at: section.name.offset, "“\(section.name.text)” is a number and no condition")
            return nil
        case .object where section.isInverted && !kind.isOptional, .cases where section.isInverted && !kind.isOptional:
            reporter.report(
                template, at: section.name.offset,
                "“\(section.name.text)” is always there, so this section is never shown")
            return nil
        case .text, .textual, .trusted, .flag, .number:
            return .test(found.target, constant: found.field.constant)
        case .list, .object, .cases, .optional:
            return section.isInverted ? .test(found.target, constant: nil) : .enter(found.target)
        }
    }

    mutating func closeSection(_ section: Node.Section, in template: Template) -> Bool {
        guard let open = sections.popLast() else { return false }
        if let context = open.context {
            html.endSection(
                begunIn: context, isList: open.isList, at: section.name.offset, in: template, reporter: &reporter)
        }
        return open.pushes ? scope.pop() : false
    }
}
