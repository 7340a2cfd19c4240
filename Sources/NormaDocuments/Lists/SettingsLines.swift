// Reads `.xcconfig`: a setting a line, with comments and the files that it includes.

import NormaText

package enum SettingsLines {
    package enum Line {
        case setting(PlacedEntry)
        /// The key is `#include` or `#include?`, the value the file as it is written.
        case include(PlacedEntry)
        case broken(PlacedProblem)
    }

    /// The settings in the order written, under their names with the conditions (`NAME[sdk=iphoneos*]`); an included file is
    /// under `#include` or `#include?`. A name may appear twice: the later one wins if both hold.
    static func value(of bytes: [UInt8]) throws(PlacedProblem) -> PlacedValue {
        var entries: [PlacedEntry] = []
        for line in lines(of: bytes) {
            switch line {
            case .setting(let entry), .include(let entry): entries.append(entry)
            case .broken(let problem): throw problem
            }
        }
        return PlacedValue(.mapping(entries), range: ByteRange(0, bytes.count))
    }

    /// The content of the lines, each for itself.
    package static func lines(of bytes: [UInt8]) -> [Line] {
        TextLine.all(of: bytes).compactMap { line in
            let text = withoutComment(line.text)
            if text.isEmpty { return nil }
            if text.hasPrefix("#include") { return include(text, line) }
            guard let equal = text.firstIndex(of: "=", outside: ("[", "]")) else {
                let message = "`=` is missing: a setting is written `NAME = value`"
                return .broken(PlacedProblem(message, at: line.part(text).range))
            }
            let key = text[..<equal].withoutBlanks
            var value = text[text.utf8.index(after: equal)...].withoutBlanks
            if value.hasSuffix(";") { value = value.dropLast().withoutBlanks }
            let place = line.part(key)
            guard !key.isEmpty else {
                return .broken(PlacedProblem("the name of a setting is missing", at: line.part(text).range))
            }
            let read = line.value(value, meaning: meaning(of: value))
            return .setting(PlacedEntry(key: place.text, keyRange: place.range, value: read))
        }
    }

    private static func include(_ text: Substring, _ line: TextLine) -> Line {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else {
            let message = "an included file is named between two quotes: `#include \"Name.xcconfig\"`"
            return .broken(PlacedProblem(message, at: line.part(text).range))
        }
        let key = line.part(parts[0].withoutBlanks)
        return .include(PlacedEntry(key: key.text, keyRange: key.range, value: line.value(parts[1], meaning: .text)))
    }

    /// `https:/$()/…` is how an address is written here: two slashes always begin a comment.
    private static func withoutComment(_ line: Substring) -> Substring {
        guard let start = line.firstRange(of: "//") else { return line }
        return line[..<start.lowerBound].withoutBlanks
    }

    private static func meaning(of value: Substring) -> PlacedValue.Meaning {
        switch value {
        case "YES", "TRUE", "true": .boolean(true)
        case "NO", "FALSE", "false": .boolean(false)
        default: .open
        }
    }
}

extension Substring {
    /// The first such character that is not between the brackets.
    fileprivate func firstIndex(of character: Unicode.Scalar, outside brackets: (Unicode.Scalar, Unicode.Scalar))
        -> Index?
    {
        var depth = 0
        for index in unicodeScalars.indices {
            let scalar = unicodeScalars[index]
            if scalar == brackets.0 { depth += 1 }
            if scalar == brackets.1 { depth -= 1 }
            if scalar == character, depth <= 0 { return index }
        }
        return nil
    }
}
