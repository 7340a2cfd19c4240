import Foundation

/// All texts that people read.
public enum L10n {
    /// What every screen says.
    public enum Common {
        public static let error = "common.error".localized
        public static let understood = "common.understood".localized
        public static let unreachable = "common.unreachable".localized
    }

    /// The shelf and what stands on it.
    public enum Shelf {
        public static let title = "shelf.title".localized
        public static let details = "shelf.details".localized

        /// Until when something can be eaten.
        public static func bestBefore(_ day: String) -> String {
            String(format: "shelf.best.before".localized, day)
        }
    }

    /// The recipes.
    public enum Recipes {
        public static let title = "recipes.title".localized
        public static let none = "recipes.none".localized

        /// How long it takes.
        public static func minutes(_ count: Int) -> String {
            String(format: "recipes.minutes".localized, count)
        }
    }
}
