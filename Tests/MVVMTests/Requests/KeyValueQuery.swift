import Foundation
import MVVM

/// One of every kind of value that a query or a form may hold.
struct KeyValueQuery: ServerRequestQuery {
    enum Order: String, Codable { case newest, oldest }

    struct Range: Codable, Hashable {
        var from: Int
        var to: Int?
    }

    var text = ""
    var number = 0
    var small: Int8?
    var unsigned: UInt?
    var share: Double?
    var isOpen: Bool?
    var id: UUID?
    var since: Date?
    var order: Order?
    var tags: [String] = []
    var numbers: [Int] = []
    var range: Range?
}
