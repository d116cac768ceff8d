import MVVM

/// Which members of which objects were asked for while a value was read.
final class JSONVisits {
    private struct Visit {
        let object: JSONObject
        let path: [String]
        var names: [String] = []
    }

    /// By the object's offset, which is its own alone.
    private var visits: [Int: Visit] = [:]

    func open(_ object: JSONObject, at offset: Int, path: [String]) {
        guard visits[offset] == nil else { return }
        visits[offset] = Visit(object: object, path: path)
    }

    func ask(for name: String, at offset: Int) { visits[offset]?.names.append(name) }

    /// The first member, in the order of the text, that nobody asked for.
    var unknownMember: (complaint: String, offset: Int, path: [String])? {
        for (_, visit) in visits.sorted(by: { $0.key < $1.key }) {
            let known = Set(visit.names.map { Array($0.utf8) })
            guard let member = visit.object.members.first(where: { !known.contains(Array($0.name.utf8)) }) else {
                continue
            }
            let hint = NearestName.hint(for: member.name, among: visit.names)
            let complaint = "\(JSONMistake.quoted(member.name)) is not known here\(hint.isEmpty ? "." : hint)"
            return (complaint, member.offset, visit.path + [member.name])
        }
        return nil
    }
}
