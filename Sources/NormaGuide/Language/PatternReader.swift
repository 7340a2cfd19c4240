// Name patterns and path patterns, and their problems with their places.

import NormaExpressions
import NormaText

/// A placeholder in a pattern, with the place of the pattern.
struct PlaceholderUse: Hashable {
    var name: String
    var span: Span
    /// The trait that has the pattern, where one is named.
    var trait: String?
}

struct PatternReader {
    let document: DocumentReader
    let language: GuideLanguage
    /// Every placeholder read so far.
    private(set) var placeholders: [PlaceholderUse] = []

    init(_ document: DocumentReader, _ language: GuideLanguage) {
        self.document = document
        self.language = language
    }

    mutating func namePattern(_ text: String, at value: YamlValue) -> NamePattern? {
        pattern(text, for: .name, at: value)
    }

    /// A path pattern without a slash at its end: a folder covers all below it anyway.
    mutating func pathPattern(_ text: String, at value: YamlValue) -> NamePattern? {
        let isExpression = text.utf8.count >= 2 && text.hasPrefix("/") && text.hasSuffix("/")
        if isExpression { return pattern(text, for: .path, at: value) }
        // A guide's value may be the root: `{{sources}}/Features` with `sources: .`.
        if text.hasPrefix("./") {
            let rest = text.dropFirst(2).drop { $0 == "/" }
            return pathPattern(rest.isEmpty ? "**" : String(rest), at: value)
        }
        if text.hasPrefix("/") || text.hasPrefix("~") {
            var rest = text.drop { $0 == "/" || $0 == "." || $0 == "~" }
            while rest.last == "/" { rest.removeLast() }
            let suggestion = rest.isEmpty ? nil : "write `\(rest)`"
            document.report(value.span, "paths start at the root of the project, without `/`", suggestion)
            return nil
        }
        if text.pathParts.contains("..") {
            document.report(value.span, "a path can't leave the project with `..`")
            return nil
        }
        noteHiddenFolders(in: text)
        var trimmed = Substring(text)
        while trimmed.last == "/" { trimmed.removeLast() }
        return pattern(String(trimmed), for: .path, at: value)
    }

    /// Folders whose name begins with a dot are walked if a path names them.
    func noteHiddenFolders(in text: String) {
        for part in text.pathParts where part.hasBytes(atStart: ".") && part.utf8.count > 1 {
            language.needs.hiddenFolders.insert(String(part))
        }
    }

    private mutating func pattern(_ text: String, for subject: NamePattern.Subject, at value: YamlValue) -> NamePattern?
    {
        if let missing = Self.missingSlash(of: text) {
            let message = "a regular expression is written between two slashes, but \(missing) is missing"
            document.report(value.span, message, "write `/…/`")
            return nil
        }
        do {
            let pattern = try NamePattern(text, for: subject, excluding: language.excluded)
            let isExpression = text.utf8.count >= 2 && text.hasPrefix("/") && text.hasSuffix("/")
            if !isExpression {
                let isOpen = subject == .path ? language.placeHoles : []
                note(pattern.placeholders.filter { !isOpen.contains($0) }, in: text, at: value)
            }
            return pattern
        } catch {
            let rest = text.utf8.dropFirst(error.offset)
            let length = rest.first == UInt8(ascii: "{") ? rest.prefix { $0 != UInt8(ascii: "}") }.count + 1 : 1
            let isWhole = error.offset == 0 && text.hasPrefix("/")
            document.report(
                isWhole ? value.span : document.span(inside: value, from: error.offset, length: length),
                error.message
            )
            return nil
        }
    }

    /// "the last one" of a text that begins or ends as an expression and doesn't do both: as a glob it would match nothing.
    private static func missingSlash(of text: String) -> String? {
        let (begins, ends) = (text.hasPrefix("/"), text.hasSuffix("/"))
        guard begins != ends, text.utf8.count > 1 else { return nil }
        let body = begins ? text.dropFirst() : text.dropLast()
        let isExpression = body.hasPrefix("^") || body.hasSuffix("$") || body.contains("\\") || body.hasPrefix("(?")
        return isExpression ? (begins ? "the last one" : "the first one") : nil
    }

    /// Remembers placeholders for the check that each is bound.
    private mutating func note(_ names: [String], in text: String, at value: YamlValue) {
        for name in names {
            var span = value.span
            if let found = text.firstRange(of: "{" + name) {
                let offset = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
                span = document.span(inside: value, from: offset, length: name.count + 2)
            }
            placeholders.append(PlaceholderUse(name: name, span: span))
        }
    }

    /// The placeholders that a named trait leaves to the rule.
    mutating func note(_ names: [String], of trait: String, at span: Span) {
        placeholders += names.map { PlaceholderUse(name: $0, span: span, trait: trait) }
    }

    mutating func namePatterns(_ value: YamlValue, of owner: Owner) -> [NamePattern]? {
        document.texts(value, of: owner, wants: "a name pattern") { namePattern($0, at: $1) }
    }

    mutating func pathPatterns(_ value: YamlValue, of owner: Owner) -> [NamePattern]? {
        document.texts(value, of: owner, wants: "a path pattern") { pathPattern($0, at: $1) }
    }

    /// The placeholders of a sentence; braces that hold no name are left alone.
    static func placeholders(inSentence text: String) -> [(name: String, shape: String?, offset: Int)] {
        var result: [(String, String?, Int)] = []
        let bytes = Array(text.utf8)
        var index = 0
        while let open = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
            index = open + 1
            guard let close = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else { break }
            // No name has a brace in it, so the next placeholder begins with the last of them.
            if let inner = bytes[index..<close].lastIndex(of: UInt8(ascii: "{")) {
                index = inner
                continue
            }
            let inside = String(decoding: bytes[index..<close], as: UTF8.self)
            let parts = inside.split(separator: ":", omittingEmptySubsequences: false)
            guard let name = parts.first, parts.count <= 2, !name.isEmpty,
                name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
            else { continue }
            result.append((String(name), parts.count == 2 ? String(parts[1]) : nil, open))
            index = close + 1
        }
        return result
    }
}
