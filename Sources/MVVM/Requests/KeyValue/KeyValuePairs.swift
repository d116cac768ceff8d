/// The parts of a query: the tail of the path and the rest in declared order.
struct KeyValuePairs {
    var tail: String?
    var values: [KeyValuePair] = []
}
