import Foundation
import Localization
import MVVM

/// `board.json`: the data of the board.
struct BoardSource: Decodable {
    struct Column: Decodable {
        let name: String
        let cards: [Card]
    }

    struct Card: Decodable {
        let id: Int
        let title: String
        let author: String
        let votes: Int
        /// `2026-02-02`
        let created: String
        let tags: [String]
    }

    let pageTitle: String
    let userName: String
    let columns: [Column]

    init(file: String) throws {
        self = try JSONDecoder().decode(BoardSource.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    }

    /// - Parameter cards: the number of cards of the whole board; those of the file are repeated.
    func viewModel(cards count: Int = 100) throws -> BoardViewModel {
        let columns = try self.columns.enumerated().map { index, column in
            let share = (count + self.columns.count - 1 - index) / self.columns.count
            return ColumnViewModel(
                name: column.name, cards: try (0..<share).map { try card(column.cards[$0 % column.cards.count]) })
        }
        return BoardViewModel(pageTitle: pageTitle, columns: columns)
    }

    private func card(_ card: Card) throws -> CardViewModel {
        CardViewModel(
            id: card.id, title: card.title, author: card.author, votes: card.votes,
            created: try Date("\(card.created)T00:00:00Z", strategy: .iso8601), tags: card.tags)
    }
}

extension PlainBoard {
    /// The same board with every text ready, as `localizer` writes it.
    init(_ board: BoardViewModel, in shell: ShellViewModel, localizer: Localizer) {
        pageTitle = board.pageTitle
        userName = shell.userName
        language = shell.language
        labels = [:]
        for (index, property) in ShellViewModel.propertyTable.properties.enumerated()
        where property.localization != nil {
            labels[property.name] = localizer.text(message: index, of: ShellViewModel.self)
        }
        columns = board.columns.map { column in
            Column(name: column.name, cards: column.cards.map { Card($0, localizer: localizer) })
        }
    }
}

extension PlainBoard.Card {
    fileprivate init(_ card: CardViewModel, localizer: Localizer) {
        id = card.id
        title = card.title
        author = card.author
        votesTitle = localizer.text(message: 3, of: CardViewModel.self)
        votes = localizer.text(of: card.votes.content)
        createdValue = RFC3339.string(from: card.created.value)
        created = localizer.text(of: card.created.content)
        tags = card.tags
    }
}
