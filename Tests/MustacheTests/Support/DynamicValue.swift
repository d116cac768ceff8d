import Foundation
import Mustache

/// A value of any shape, for unbound programs.
enum DynamicValue {
    case null
    case flag(Bool)
    case integer(Int)
    case text(String)
    case list([DynamicValue])
    case object([(name: String, value: DynamicValue)])
    case lambda((String?) -> String)

    /// From `JSONSerialization`.
    init(json: Any) {
        switch json {
        // A boolean is a number whose type is a C character.
        case let number as NSNumber where String(cString: number.objCType) == "c": self = .flag(number.boolValue)
        case let number as NSNumber where number.doubleValue == Double(number.intValue):
            self = .integer(number.intValue)
        case let number as NSNumber: self = .text("\(number.doubleValue)")
        case let text as String: self = .text(text)
        case let list as [Any]: self = .list(list.map(DynamicValue.init(json:)))
        case let object as [String: Any]: self = .object(object.map { ($0.key, DynamicValue(json: $0.value)) })
        default: self = .null
        }
    }
}

extension DynamicValue: Context {
    func slot(for name: String) -> Int? {
        guard case .object(let members) = self else { return nil }
        return members.firstIndex { $0.name == name }
    }

    func visit(_ slot: Int, with executor: Executor) {
        guard slot != Slot.itself else { return answer(executor) }
        guard case .object(let members) = self, members.indices.contains(slot) else { return executor.absent() }
        members[slot].value.answer(executor)
    }

    private func answer(_ executor: Executor) {
        switch self {
        case .null: executor.absent()
        case .flag(let isTrue): executor.flag(isTrue)
        case .integer(let number): executor.integer(number)
        case .text(let text): executor.text(text)
        case .list(let elements):
            guard executor.beginList(count: elements.count) else { return }
            for element in elements { executor.element(element) }
        case .object: executor.object(self)
        case .lambda(let function): executor.lambda(function)
        }
    }
}
