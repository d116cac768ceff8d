// Finding values: slots of the current value and of those further out, paths, and names of unbound programs.

extension Executor {
    /// Visits the value that `reference` means. `below` is the number of frames that are further out than `value`.
    @inline(__always)
    func hand<Value: Context>(_ reference: Reference, of value: Value, below: Int) {
        switch reference {
        case .stored(let location): read(location, of: value)
        case .slot(let slot, 0): value.visit(slot, with: self)
        case .slot(let slot, let depth): frame(depth, below: below)?.visit(slot, with: self)
        case .path(let path, let depth):
            let slot = beginDescent(path)
            if depth == 0 { value.visit(slot, with: self) } else { frame(depth, below: below)?.visit(slot, with: self) }
        case .rootPath(let path): root?.visit(beginDescent(path), with: self)
        case .name(let name):
            lookUp(name, of: value, below: below)
            guard let lambda = pendingLambda else { return }
            pendingLambda = nil
            expand(lambda, over: value)
        }
    }

    private func frame(_ depth: Int, below: Int) -> Frame? {
        guard depth <= below else {
            fail(.schemaViolated)
            return nil
        }
        return frames[below - depth]
    }

    private func beginDescent(_ path: Int) -> Int {
        let slots = code.program.paths[path]
        if slots.count > 1 {
            descent = Descent(steps: .slots(path), purpose: purpose)
            purpose = .descend
        }
        return slots[0]
    }

    func descend(into value: some Context) {
        let step = descent.next
        descent.next += 1
        switch descent.steps {
        case .slots(let path):
            let slots = code.program.paths[path]
            if step == slots.count - 1 { purpose = descent.purpose }
            value.visit(slots[step], with: self)
        case .names(let index):
            let names = code.program.names[index]
            guard let slot = value.slot(for: names[step]) else { return }
            if step == names.count - 1 { purpose = descent.purpose }
            value.visit(slot, with: self)
        }
    }

    /// The first part of a name is looked for in the current value, then further and further out; the others only
    /// in what was found (Mustache spec, dotted names).
    private func lookUp(_ index: Int, of value: some Context, below: Int) {
        let names = code.program.names[index]
        guard let first = names.first else { return value.visit(Slot.itself, with: self) }
        if let slot = value.slot(for: first) {
            beginDescent(names: index, count: names.count)
            return value.visit(slot, with: self)
        }
        for frame in frames[..<below].reversed() {
            guard let slot = frame.slot(for: first) else { continue }
            beginDescent(names: index, count: names.count)
            return frame.visit(slot, with: self)
        }
    }

    private func beginDescent(names index: Int, count: Int) {
        guard count > 1 else { return }
        descent = Descent(steps: .names(index), purpose: purpose)
        purpose = .descend
    }
}
