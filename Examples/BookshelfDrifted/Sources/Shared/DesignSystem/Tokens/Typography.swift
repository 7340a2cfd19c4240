import SwiftUI

/// The roles that text can have; all of them scale with the reader's text size.
extension Font {
    static let pageTitle = Font.system(.largeTitle, design: .serif, weight: .bold)
    static let cardTitle = Font.system(.headline, design: .serif)
    static let paragraph = Font.system(.body, design: .serif)
    static let action = Font.system(.body, weight: .semibold)
    static let detail = Font.system(.subheadline)
}
