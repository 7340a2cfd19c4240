import Foundation

/// Prices as texts.
enum PriceFormatter {
    static var price: NumberFormatter = NumberFormatter()

    static func text(_ price: Decimal) -> String {
        self.price.string(from: price as NSDecimalNumber) ?? "\(price)"
    }
}
