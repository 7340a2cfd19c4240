// A value of a type, as one would write it into a test.

import NormaText

/// For the types that need no import but Foundation; another type is searched for its `sample`.
package enum SampleExpression {
    /// - Parameters:
    ///   - type: as written: `String`, `[Int]?`, `(Int, String)`.
    ///   - name: the content of a text.
    package static func text(ofType type: String, named name: String) -> String {
        let type = type.filter { $0 != " " }
        if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "nil" }
        if let known = known[type] { return known }
        if type == "String" || type == "Substring" {
            return "\"\(NameCase.words(of: name).map { $0.lowercased() }.joined(separator: " "))\""
        }
        if type.hasPrefix("["), type.hasSuffix("]") { return isDictionary(type) ? "[:]" : "[]" }
        if type.hasPrefix("Array<") || type.hasPrefix("Set<") { return "[]" }
        if type.hasPrefix("Dictionary<") { return "[:]" }
        if type.hasPrefix("("), type.hasSuffix(")"), !type.contains("->") {
            let parts = type.dropFirst().dropLast().partsBetweenCommas
            return "(" + parts.map { text(ofType: String($0), named: name) }.joined(separator: ", ") + ")"
        }
        return ".sample"
    }

    private static let known: [String: String] = [
        "Bool": "true", "Character": "\"a\"", "Data": "Data()", "Date": "Date(timeIntervalSince1970: 0)",
        "Decimal": "1",
        "Double": "1.5", "Duration": ".seconds(1)", "Float": "1.5", "CGFloat": "1.5", "Int": "1", "Int8": "1",
        "Int16": "1", "Int32": "1", "Int64": "1", "TimeInterval": "1", "UInt": "1", "UInt8": "1", "UInt16": "1",
        "UInt32": "1", "UInt64": "1", "URL": "URL(filePath: \"/sample\")", "UUID": "UUID()", "Void": "()", "()": "()",
    ]

    private static func isDictionary(_ type: String) -> Bool {
        var depth = 0
        for character in type.dropFirst().dropLast() {
            if "[(<".contains(character) { depth += 1 }
            if "])>".contains(character) { depth -= 1 }
            if character == ":", depth == 0 { return true }
        }
        return false
    }
}
