extension HeaderFields {
    /// Appends every field line but the excepted ones; in the usual case that there is none of them, as one run.
    func append(to output: inout [UInt8], except names: [FieldName]) {
        func isExcepted(_ entry: Entry) -> Bool { names.contains { matches(entry, $0) } }
        guard entries.contains(where: isExcepted) else {
            output.append(contentsOf: wire)
            return
        }
        for entry in entries where !isExcepted(entry) {
            output.append(contentsOf: wire[Int(entry.name.lowerBound)..<Int(entry.value.upperBound)])
            output.append("\r\n")
        }
    }
}
