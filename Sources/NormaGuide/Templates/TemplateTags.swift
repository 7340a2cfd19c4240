// Finds the placeholders and sections of a template's text, and problems of their syntax.

/// `{{Name.camel}}`, `{{#Route}}`, `{{^last}}`, `{{/Route}}`.
package struct TemplateTag: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case placeholder, section, inverted, end }

    var kind: Kind
    /// The parts between the dots; one, `.`, for the value of the section itself.
    var path: [String]
    /// In bytes of the text, braces included.
    var range: Range<Int>
}

package struct TemplateTags {
    /// The renderer goes one call deeper with each section.
    package static let deepest = 64

    struct Problem: Hashable {
        var range: Range<Int>
        var message: String
        var suggestion: String?
    }

    private(set) var tags: [TemplateTag] = []
    private(set) var problems: [Problem] = []

    /// Cost: linear in the text.
    package init(_ bytes: [UInt8]) {
        var index = 0
        while index + 1 < bytes.count {
            guard bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "{") else {
                index += 1
                continue
            }
            guard let close = Self.close(in: bytes, from: index + 2) else {
                note(index..<index + 2, "this `{{` is never closed", "end it with `}}` on the same line")
                index += 2
                continue
            }
            read(bytes, index..<close)
            index = close
        }
    }

    /// The index after the next `}}` on the same line.
    private static func close(in bytes: [UInt8], from start: Int) -> Int? {
        var index = start
        while index + 1 < bytes.count, bytes[index] != 0x0A {
            if bytes[index] == UInt8(ascii: "}"), bytes[index + 1] == UInt8(ascii: "}") { return index + 2 }
            index += 1
        }
        return nil
    }

    private mutating func read(_ bytes: [UInt8], _ range: Range<Int>) {
        var inner = Substring(String(decoding: bytes[(range.lowerBound + 2)..<(range.upperBound - 2)], as: UTF8.self))
        var kind = TemplateTag.Kind.placeholder
        switch inner.first {
        case "#": kind = .section
        case "^": kind = .inverted
        case "/": kind = .end
        case "!": return
        case "{", "&", ">", "<", "$", "=", "%", "*":
            let written = "{{\(inner)}}"
            return note(
                range,
                "`\(written)` isn't a placeholder of templates",
                "use `{{Name}}`, `{{#List}}…{{/List}}`, `{{^List}}…{{/List}}` and `{{! a note }}`; in code put a space between two braces"
            )
        default: break
        }
        if kind != .placeholder { inner = inner.dropFirst() }
        let name = inner.utf8.contains(UInt8(ascii: " ")) ? inner.filter { $0 != " " } : String(inner)
        let pieces = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let parts = name == "." ? ["."] : pieces.map { String(Substring($0)) }
        guard parts.allSatisfy({ $0 == "." || Self.isName($0) }) else {
            return note(
                range,
                "`{{\(inner)}}` isn't a placeholder",
                "write a name such as `{{Name}}` or `{{Name.camel}}`; in code put a space between two braces"
            )
        }
        tags.append(TemplateTag(kind: kind, path: parts, range: range))
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first) else { return false }
        return text.utf8.allSatisfy { byte in
            isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// How many sections are open in each other at most.
    package var depth: Int {
        var (depth, deepest) = (0, 0)
        for tag in tags {
            switch tag.kind {
            case .placeholder: continue
            case .section, .inverted: depth += 1
            case .end: depth -= 1
            }
            deepest = max(deepest, depth)
        }
        return deepest
    }

    /// By the last part of a section's name, how many bytes the largest such section has between its ends.
    package var sectionLengths: [String: Int] {
        var lengths: [String: Int] = [:]
        var open: [TemplateTag] = []
        for tag in tags {
            switch tag.kind {
            case .placeholder: continue
            case .section, .inverted: open.append(tag)
            case .end:
                guard let section = open.popLast(), let name = section.path.last else { continue }
                lengths[name] = max(lengths[name] ?? 0, tag.range.lowerBound - section.range.upperBound)
            }
        }
        return lengths
    }

    private mutating func note(_ range: Range<Int>, _ message: String, _ suggestion: String) {
        problems.append(Problem(range: range, message: message, suggestion: suggestion))
    }
}
