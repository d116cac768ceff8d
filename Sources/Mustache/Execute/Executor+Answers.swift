// The answers of contexts. Each does what the operation that is served wants of such a value.

extension Executor {
    /// Text, written escaped for its place. As a condition it is true unless it is empty.
    public func text(_ text: String) {
        switch purpose {
        case .interpolate(let escaping):
            text.lend { output.append($0, escaping: escaping.ofUntrusted) }
        case .test: truth = !text.isEmpty
        case .enter: if !text.isEmpty { enter(text) }
        case .capture: captured = text
        case .descend: break
        }
    }

    /// Text as UTF-8 bytes; the pointer is not kept.
    public func text(utf8: UnsafeBufferPointer<UInt8>) {
        switch purpose {
        case .interpolate(let escaping): output.append(utf8, escaping: escaping.ofUntrusted)
        case .test: truth = !utf8.isEmpty
        case .enter, .capture: text(String(decoding: utf8, as: UTF8.self))
        case .descend: break
        }
    }

    /// Text that `write` appends as UTF-8, so that nobody has to make a string of it first.
    public func text(writtenBy write: (inout [UInt8]) -> Void) {
        var bytes: [UInt8] = []
        swap(&bytes, &scratch)
        bytes.removeAll(keepingCapacity: true)
        write(&bytes)
        bytes.withUnsafeBufferPointer { text(utf8: $0) }
        swap(&bytes, &scratch)
    }

    /// Text of at most `limit` bytes that nothing has to be escaped in, neither for HTML nor in a string of JSON: digits, the
    /// names of months. `write` puts it straight into the output and returns how many bytes it has; nil for no text,
    /// whatever has been written. It must not call the executor, whose room would move.
    ///
    /// - Returns: whether there was one; if not, another answer has to follow.
    @inlinable @inline(__always)
    public func plainText(ofAtMost limit: Int, writtenBy write: (UnsafeMutablePointer<UInt8>) -> Int?) -> Bool {
        guard let count = write(room(for: limit)) else { return false }
        commitPlainText(count: count)
        return true
    }

    /// Where as many bytes may be written.
    @usableFromInline
    func room(for count: Int) -> UnsafeMutablePointer<UInt8> {
        output.reserve(count)
        return output.end
    }

    /// The next `count` bytes have been written.
    @usableFromInline
    func commitPlainText(count: Int) {
        let written = UnsafeBufferPointer(start: output.end, count: count)
        assert(written.allSatisfy { $0 >= 0x20 && !"&<>\"'\\".utf8.contains($0) }, "this text has to be escaped")
        if case .interpolate(.html) = purpose { output.advance(count) } else { answerPlainText(count: count) }
    }

    @inline(never)
    private func answerPlainText(count: Int) {
        text { $0 += UnsafeBufferPointer(start: output.end, count: count) }
    }

    /// A number, written in ASCII digits. As a condition it is true.
    public func integer(_ number: Int) {
        switch purpose {
        case .interpolate: output.append(number)
        case .test: truth = true
        case .enter: enter(number)
        case .capture, .descend: break
        }
    }

    /// HTML that is known to be safe. In element text it is written as it is, elsewhere it is escaped like text.
    public func trusted(_ html: String) {
        html.lend { trusted(utf8: $0) }
    }

    /// The same as UTF-8 bytes; the pointer is not kept.
    public func trusted(utf8 html: UnsafeBufferPointer<UInt8>) {
        guard case .interpolate(let escaping) = purpose else { return text(utf8: html) }
        output.append(html, escaping: escaping)
    }

    /// A condition.
    public func flag(_ isTrue: Bool) {
        switch purpose {
        case .test: truth = isTrue
        case .enter:
            guard isTrue else { return }
            guard code.program.unbound != nil else { return fail(.schemaViolated) }
            staysCurrent = true
        case .interpolate, .capture, .descend: break
        }
    }

    /// No value: false, and nothing is written but `null` where JSON wants a value.
    public func absent() {
        if case .interpolate(.jsonValue) = purpose { output.append("null") }
    }

    /// A value with slots of its own; it is true.
    public func object(_ value: some Context) {
        switch purpose {
        case .test: truth = true
        case .enter(let start, let end): run(value, from: start, to: end)
        case .descend: descend(into: value)
        // A bound program only writes values whose schema says that they are a text as well.
        case .interpolate where code.program.unbound == nil: value.visit(Slot.itself, with: self)
        case .interpolate, .capture: break
        }
    }

    /// A list; it is true unless it is empty. If this returns true, the caller goes on with `element` for each element,
    /// in order.
    public func beginList(count: Int) -> Bool {
        switch purpose {
        case .test:
            truth = count > 0
            return false
        case .enter: return count > 0
        case .interpolate, .capture, .descend: return false
        }
    }

    /// The next element of the list that was begun last.
    public func element(_ value: some Context) {
        guard case .enter(let start, let end) = purpose else { return }
        run(value, from: start, to: end)
        purpose = .enter(start: start, end: end)
    }

    /// A section over a scalar makes it the current value, in unbound programs; bound ones only test it.
    private func enter(_ scalar: some Context) {
        guard code.program.unbound != nil else { return fail(.schemaViolated) }
        object(scalar)
    }
}
