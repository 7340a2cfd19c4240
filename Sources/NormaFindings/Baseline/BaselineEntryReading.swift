// Reads one entry of a baseline: an object on its own line.

import NormaText

extension BaselineReading {
    private static let members = ["rule", "path", "symbol", "detail", "members", "cause", "most", "least", "count"]

    static func entry(_ cursor: inout JSONCursor) throws(JSONProblem) -> BaselineEntry {
        cursor.skipSpace()
        let start = cursor.offset
        try cursor.expect("{", "the beginning of an entry")
        var entry = BaselineEntry(rule: "", path: .root, symbol: "")
        var seen: [String] = []
        repeat {
            cursor.skipSpace()
            let place = cursor.offset
            let key = try cursor.string("the name of a member")
            guard !seen.contains(key) else {
                throw JSONProblem(offset: place, message: "`\(BearableText.name(key))` is twice in this entry")
            }
            seen.append(key)
            try cursor.expect(":", "a colon")
            cursor.skipSpace()
            try read(key, at: place, of: &entry, &cursor)
        } while cursor.take(",")
        try cursor.expect("}", "a comma, or the end of the entry")
        if let missing = ["rule", "path"].first(where: { !seen.contains($0) }) {
            throw JSONProblem(offset: start, message: "this entry has no `\(missing)`")
        }
        if !seen.contains("symbol") { entry.symbol = entry.path.text }
        return entry
    }

    private static func read(
        _ key: String,
        at place: Int,
        of entry: inout BaselineEntry,
        _ cursor: inout JSONCursor
    ) throws(JSONProblem) {
        let value = cursor.offset
        switch key {
        case "rule": entry.rule = try cursor.string("`rule`")
        case "path": entry.path = try path(try cursor.string("`path`"), at: value)
        case "symbol": entry.symbol = try cursor.string("`symbol`")
        case "detail": entry.detail = try cursor.string("`detail`")
        case "members": entry.members = try cursor.strings("members")
        case "cause": entry.cause = try cursor.string("`cause`")
        case "most": entry.measure = LimitMeasure(try cursor.count("`most`"), isUpper: true)
        case "least": entry.measure = LimitMeasure(try cursor.count("`least`"), isUpper: false)
        case "count": entry.count = try count(&cursor)
        default: throw unknown(key, among: members, at: place)
        }
    }

    private static func count(_ cursor: inout JSONCursor) throws(JSONProblem) -> Int {
        let place = cursor.offset
        let count = try cursor.count("`count`")
        guard count > 0 else {
            throw JSONProblem(
                offset: place,
                message: "an entry with the count 0 accepts nothing",
                suggestion: "delete its line"
            )
        }
        return count
    }

    static func path(_ text: String, at offset: Int) throws(JSONProblem) -> RelativePath {
        let path = RelativePath(text)
        guard path.text.hasSameBytes(as: text), !text.hasBytes(atStart: "../"), text != ".." else {
            let message =
                text.hasBytes(atStart: "/")
                ? "a path in a baseline is relative to the top of the tree, but this one is absolute"
                : "`\(BearableText.name(text))` isn't a path below the top of the tree"
            throw JSONProblem(
                offset: offset,
                message: message,
                suggestion: "write it like `Sources/Cart/CartView.swift`"
            )
        }
        return path
    }
}
