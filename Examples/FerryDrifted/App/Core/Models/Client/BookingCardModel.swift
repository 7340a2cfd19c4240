import Foundation

/// The receipt that a passenger sees.
class BookingCard: Equatable {
    let numberText: String
    var total: Decimal

    init(numberText: String, total: Decimal) {
        self.numberText = numberText
        self.total = total
    }

    static func == (left: BookingCard, right: BookingCard) -> Bool { left.numberText == right.numberText }
}
