extension HeaderFields {
    /// Appends every field line but the excepted ones; in the usual case that there is none of them, as one run.
    func append(to output: inout [UInt8], except names: [FieldName]) {
        let excepted = entries.map { entry in names.contains { matches(entry, $0) } }
        guard excepted.contains(true) else {
            output.append(contentsOf: wire)
            return
        }
        for (entry, isExcepted) in zip(entries, excepted) where !isExcepted {
            output.append(contentsOf: wire[Int(entry.name.lowerBound)..<Int(entry.value.upperBound)])
            output.append("\r\n")
        }
    }
}
