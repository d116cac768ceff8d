import Foundation
import HTTP
import Localization
import MVVM

/// What the address of a preview chooses; a value that nobody offers is as good as none.
struct StubChoices: Sendable, Hashable {
    private(set) var values: [StubChoice: String]
    /// Whether the choices came from the page that led here, and not from the address itself.
    let isInherited: Bool

    init(_ values: [StubChoice: String] = [:], isInherited: Bool = false) {
        self.values = values.filter { !$0.value.isEmpty }
        self.isInherited = isInherited
    }

    /// Of the query; where it chooses nothing, what the page that led here had and keeps.
    init(query: [KeyValuePair], referrer: [KeyValuePair]) {
        let own = StubChoices.values(in: query)
        let isInherited = own.isEmpty
        self.init(
            isInherited ? StubChoices.values(in: referrer).filter(\.key.isKept) : own, isInherited: isInherited)
    }

    /// Scalars of a value: none that is offered is longer, and every link of the desk carries it.
    private static let longestValue = 100

    private static func values(in query: [KeyValuePair]) -> [StubChoice: String] {
        query.reduce(into: [:]) { values, pair in
            guard pair.name.hasPrefix("_"), let choice = StubChoice(rawValue: String(pair.name.dropFirst())) else {
                return
            }
            values[choice] = String(pair.value.unicodeScalars.prefix(longestValue))
        }
    }

    subscript(_ choice: StubChoice) -> String? { values[choice] }

    /// As a query, in the order of the choices.
    var pairs: [KeyValuePair] {
        StubChoice.allCases.compactMap { choice in
            values[choice].map { KeyValuePair(name: choice.name, value: $0) }
        }
    }

    var isEmpty: Bool { values.isEmpty }

    func with(_ choice: StubChoice, _ value: String?) -> StubChoices {
        var values = values
        values[choice] = value
        return StubChoices(values)
    }

    /// Without what concerns one page only.
    var kept: StubChoices { StubChoices(values.filter(\.key.isKept)) }

    /// What a frame shows: without what concerns the desk around it.
    var shown: StubChoices { StubChoices(values.filter { $0.key.isKept || $0.key == .state }) }

    var state: StubState { values[.state].map(StubState.init(rawValue:)) ?? .typical }
    var outcome: StubOutcome { values[.outcome].map(StubOutcome.init(name:)) ?? .success }
    /// `light` or `dark`; nil leaves it to the visitor.
    var theme: String? { values[.theme].flatMap { ["light", "dark"].contains($0) ? $0 : nil } }
    var zone: TimeZone? { values[.zone].flatMap { TimeZone(known: $0) } }

    /// The clock that stubs are made by; RFC 3339.
    var clock: Date? { values[.clock].flatMap { RFC3339.date(from: $0) } }

    /// nil leaves it to the locale.
    var isRightToLeft: Bool? {
        switch values[.direction] {
        case "rtl": true
        case "ltr": false
        default: nil
        }
    }
}
