// Expands globs with alternatives, `*.{swift,m}` and `[ab].swift`, into several globs without.

enum GlobExpansion {
    private static let most = 256

    /// The patterns that together mean the same; nil if there are too many, and for a negated set (`[!a]`).
    static func patterns(_ glob: String) -> [String]? {
        var done: [String] = []
        var waiting = [Array(glob)]
        while let next = waiting.popLast() {
            guard done.count + waiting.count < most else { return nil }
            guard let open = next.firstIndex(where: { $0 == "{" || $0 == "[" }) else {
                done.append(String(next))
                continue
            }
            let isSet = next[open] == "["
            guard let close = next[open...].firstIndex(of: isSet ? "]" : "}"), close > open + 1 else { return nil }
            let inner = next[(open + 1)..<close]
            guard let choices = isSet ? members(inner) : alternatives(inner) else { return nil }
            for choice in choices.reversed() {
                waiting.append(Array(next[..<open]) + choice + Array(next[(close + 1)...]))
            }
        }
        return done
    }

    private static func alternatives(_ inner: ArraySlice<Character>) -> [[Character]]? {
        // Nested alternatives, which aren't used for files.
        if inner.contains("{") { return nil }
        return inner.split(separator: ",", omittingEmptySubsequences: false).map(Array.init)
    }

    /// The characters of a set: `[abc]`, `[0-9]`.
    private static func members(_ inner: ArraySlice<Character>) -> [[Character]]? {
        if inner.first == "!" || inner.first == "^" { return nil }
        var found: [[Character]] = []
        var rest = inner
        while let first = rest.popFirst() {
            guard rest.first == "-", let last = rest.dropFirst().first, let low = first.asciiValue,
                let high = last.asciiValue, low <= high
            else {
                found.append([first])
                continue
            }
            rest = rest.dropFirst(2)
            found += (low...high).map { [Character(UnicodeScalar($0))] }
        }
        return found
    }
}
