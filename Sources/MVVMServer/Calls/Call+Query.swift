import MVVM

// What a call asks for, as the types that its request declares.
extension Call {
    /// - Throws: 404 for a tail that names nothing, since that address does not exist; 400 for a wrong parameter.
    func decodeQuery<Query: ServerRequestQuery>(_ type: Query.Type) throws -> Query {
        do {
            return try KeyValueDecoder(query, tail: tail).decode(type)
        } catch let error as DecodingError {
            throw isAboutTail(error) ? HTTPFailure.notFound : .unreadable(.query, error.explanation)
        }
    }

    /// - Throws: 400 for an order that there is not.
    func decodeSort<Sort: ServerRequestSort>(_ type: Sort.Type) throws -> Sort {
        do {
            return try KeyValueDecoder(query).decodeSort(type)
        } catch let error as DecodingError {
            throw HTTPFailure.unreadable(.query, "sort: \(error.complaint)")
        }
    }

    /// Whether the value in question is not in the query, so that it came from the path.
    private func isAboutTail(_ error: DecodingError) -> Bool {
        guard tail != nil, let key = error.codingPath.first?.stringValue else { return false }
        return !query.contains { $0.name == key || $0.name.hasPrefix(key + ".") }
    }
}
