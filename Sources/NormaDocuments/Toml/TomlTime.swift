// Tells days and times of TOML from other words.

enum TomlTime {
    /// `2026-01-02`, `07:32:00.5`, or both with an offset; not how many days the month has.
    static func isTime(_ text: String) -> Bool {
        var rest = Substring(text).utf8
        guard day(&rest) else {
            rest = Substring(text).utf8
            return time(&rest) && rest.isEmpty
        }
        if rest.isEmpty { return true }
        guard let mark = rest.popFirst(), [UInt8(ascii: "T"), UInt8(ascii: "t"), 0x20].contains(mark), time(&rest)
        else {
            return false
        }
        return rest.isEmpty || offset(&rest) && rest.isEmpty
    }

    private typealias Rest = Substring.UTF8View

    private static func day(_ rest: inout Rest) -> Bool {
        guard let year = number(4, &rest), year >= 0, take("-", &rest), let month = number(2, &rest), take("-", &rest),
            let day = number(2, &rest)
        else { return false }
        let isShort = month == 2 ? 29 : [4, 6, 9, 11].contains(month) ? 30 : 31
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return (1...12).contains(month) && day >= 1 && day <= (month == 2 && !isLeap ? 28 : isShort)
    }

    private static func time(_ rest: inout Rest) -> Bool {
        guard let hour = number(2, &rest), take(":", &rest), let minute = number(2, &rest), take(":", &rest),
            let second = number(2, &rest), hour < 24, minute < 60, second < 61
        else { return false }
        if take(".", &rest) {
            let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
            rest = rest.dropFirst(digits)
            return digits > 0
        }
        return true
    }

    private static func offset(_ rest: inout Rest) -> Bool {
        if take("Z", &rest) || take("z", &rest) { return true }
        guard take("+", &rest) || take("-", &rest), let hour = number(2, &rest), take(":", &rest),
            let minute = number(2, &rest)
        else { return false }
        return hour < 24 && minute < 60
    }

    private static func take(_ sign: Character, _ rest: inout Rest) -> Bool {
        guard rest.first == sign.utf8.first else { return false }
        rest = rest.dropFirst()
        return true
    }

    private static func number(_ count: Int, _ rest: inout Rest) -> Int? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else {
            return nil
        }
        rest = rest.dropFirst(count)
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
}
