import Foundation

/// Prices as texts.
enum PriceFormatter {
    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        return formatter
    }()

    static func text(_ price: Decimal) -> String {
        formatter.string(from: price as NSDecimalNumber) ?? "\(price)"
    }
}
