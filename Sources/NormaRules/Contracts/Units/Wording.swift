// Lists and counts as they appear in a sentence.

enum Wording {
    /// `A`, `A and B`, `A, B and C`; beyond the limit, the first ones and the number of others.
    static func list(_ items: [String], limit: Int = 8) -> String {
        guard let last = items.last else { return "" }
        if items.count == 1 { return last }
        if items.count > limit {
            return items.prefix(limit - 1).joined(separator: ", ") + " and \(items.count - limit + 1) others"
        }
        return items.dropLast().joined(separator: ", ") + " and " + last
    }

    /// `1 place`, `2 places`
    static func count(_ number: Int, _ noun: String) -> String { number == 1 ? "1 \(noun)" : "\(number) \(noun)s" }
}
