import Foundation

enum RoundingUtility {
    static func units(ofCents cents: Int) -> Decimal { Decimal(cents) / Decimal(100) }
}
