// Days as people write them in a guide and in comments: `YYYY-MM-DD`, which compare as texts.

/// A day of the Gregorian calendar, written `YYYY-MM-DD`.
package enum CalendarDay {
    /// Whether the text is an existing day, written with four, two and two ASCII digits.
    package static func isValid(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let hyphen = UInt8(ascii: "-")
        guard bytes.count == 10, bytes[4] == hyphen, bytes[7] == hyphen else { return false }
        guard let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10])
        else { return false }
        return (1...12).contains(month) && day >= 1 && day <= days(ofMonth: month, year: year)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            ? Int(String(decoding: digits, as: UTF8.self)) : nil
    }

    private static func days(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: 31
        }
    }
}
