import Foundation

enum DateHelper {
    static func shortDate(_ date: Date) -> String {
        date.formatted(date: .numeric, time: .omitted)
    }

    static func days(since date: Date) -> Int {
        Calendar.current.dateComponents([.day], from: date, to: .now).day ?? 0
    }
}
