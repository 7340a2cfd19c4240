import SwiftUI

/// The distances between and inside elements, in points.
extension CGFloat {
    /// Between a symbol and its caption.
    static let xxs: Self = 4
    /// Between lines that are read together.
    static let xs: Self = 8
    /// Between the parts of one element.
    static let sm: Self = 12
    /// Around the content of a card or a page.
    static let md: Self = 16
    /// Between cards.
    static let lg: Self = 24
    /// Between groups of cards.
    static let xl: Self = 32
    /// Around a message that stands alone.
    static let xxl: Self = 48
}
