extension HeaderFields: RandomAccessCollection {
    public typealias Element = (name: String, value: String)

    public var startIndex: Int { 0 }
    public var endIndex: Int { entries.count }

    public subscript(position: Int) -> (name: String, value: String) {
        (text(entries[position].name), text(entries[position].value))
    }
}

extension HeaderFields: ExpressibleByDictionaryLiteral {
    /// The order and the repetitions of the literal are kept.
    public init(dictionaryLiteral fields: (FieldName, FieldValue)...) {
        for (name, value) in fields { append(name, value) }
    }
}

extension HeaderFields: Equatable {
    /// The same names, in any ASCII case, with the same values in the same order.
    public static func == (left: HeaderFields, right: HeaderFields) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { one, other in
                one.value.utf8.elementsEqual(other.value.utf8) && FieldName(one.name) == FieldName(other.name)
            }
    }
}
