import Foundation

/// Each format of a date, once.
enum DateFormatterFactory {
    static let server: DateFormatter = make("yyyy-MM-dd'T'HH:mm:ssZ")
    static let departure: DateFormatter = make("EEE HH:mm")

    private static func make(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = format
        return formatter
    }
}
