// Colours, fonts, images.

import Foundation

public final class UIColor: Sendable, Equatable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
    public init?(named name: String) {}

    public static let systemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    public static let secondarySystemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    public static let label = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    public static let secondaryLabel = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    public static let systemBlue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let systemOrange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let systemRed = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    public static func == (left: UIColor, right: UIColor) -> Bool { left === right }
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

public final class UITraitCollection: Sendable {
    public let userInterfaceStyle = UIUserInterfaceStyle.unspecified
}

public final class UIFont: Sendable {
    public struct TextStyle: Hashable, Sendable {
        public static let body = TextStyle()
        public static let headline = TextStyle()
        public static let subheadline = TextStyle()
        public static let title1 = TextStyle()
        public static let title2 = TextStyle()
        public static let caption1 = TextStyle()
        public static let footnote = TextStyle()
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
}

public final class UIImage: Sendable {
    public init?(systemName name: String) {}
    public init?(named name: String) {}
    public init?(data: Data) {}
}
