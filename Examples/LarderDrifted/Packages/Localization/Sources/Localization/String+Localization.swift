import Foundation

public extension String {
    /// The text of this key, in the language of the reader.
    var localized: String {
        NSLocalizedString(self, bundle: .module, comment: "")
    }
}
