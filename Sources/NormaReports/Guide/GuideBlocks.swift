// Code in a guide: rules, examples and templates in a form for readers, all other code unchanged.

extension GuideWriter {
    mutating func write(_ fence: MarkupTree.Fence, _ content: [UInt8], inQuote: Bool) {
        let info = BlockInfo(LinkSyntax.unescaped(fence.info, 0..<fence.info.count))
        guard !inQuote, let role = info.role else { return writeCode(content, language: info.language) }
        switch role {
        case .source: writeSource(content, language: info.language, summary: "How Norma reads it")
        case .review: writeSource(content, language: info.language, summary: "What reviewers are asked")
        case .template: writeTemplate(content, info)
        case .layout: writeCode(content, language: info.language)
        case .example(let kind): writeExample(content, kind, info)
        }
    }

    /// Code reads from left to right, whatever the language of its words.
    mutating func writeCode(_ content: [UInt8], language: String?, isMarked: Bool = false) {
        markup.add("<pre dir=\"ltr\"><code")
        if let language, !language.isEmpty {
            markup.add(" class=\"language-")
            markup.add(shown: language)
            markup.add("\"")
        }
        markup.add(">")
        if isMarked { writeMarkedLines(content) } else { markup.add(shown: content) }
        markup.add("</code></pre>\n")
    }

    private mutating func writeSource(_ content: [UInt8], language: String, summary: String) {
        guard look.foldsSources else { return writeCode(content, language: language) }
        markup.add("<details class=\"source\"><summary dir=\"auto\">\(summary)</summary>\n")
        writeCode(content, language: language)
        markup.add("</details>\n")
    }

    private mutating func writeTemplate(_ content: [UInt8], _ info: BlockInfo) {
        markup.add("<details class=\"template\"><summary dir=\"auto\">Template")
        for name in info.words.dropFirst() {
            markup.add(" ")
            markup.add(shown: name)
        }
        writePath(of: info, before: ": ")
        markup.add("</summary>\n")
        writeCode(content, language: info.language)
        markup.add("</details>\n")
    }

    private mutating func writeExample(_ content: [UInt8], _ kind: BlockInfo.Example, _ info: BlockInfo) {
        markup.add("<figure class=\"example \(kind.rawValue)\"><figcaption dir=\"auto\">")
        markup.add(shown: kind.caption)
        writePath(of: info, before: ": ")
        markup.add("</figcaption>\n")
        writeCode(content, language: info.language, isMarked: true)
        markup.add("</figure>\n")
    }

    private mutating func writePath(of info: BlockInfo, before: String) {
        guard let path = info.attributes["path"] else { return }
        markup.add(before + "<code>")
        markup.add(shown: path)
        markup.add("</code>")
    }

    /// The lines of an example that expect a finding.
    private mutating func writeMarkedLines(_ content: [UInt8]) {
        for line in content.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
            let text = line.withoutBlanksAtEnds
            let isMarked = Self.isMarked(text)
            markup.add(isMarked ? "<span class=\"marked\">" : "")
            markup.add(shown: line)
            markup.add(isMarked ? "</span>\n" : "\n")
        }
    }

    /// Whether it ends in a mark, optionally followed by the names of rules.
    private static func isMarked(_ line: ArraySlice<UInt8>) -> Bool {
        var end = line
        if end.suffix(3).elementsEqual("-->".utf8) { end = end.dropLast(3) }
        while let last = end.last, isOfNames(last) { end.removeLast() }
        return end.suffix(6).elementsEqual("// ✗".utf8) || end.suffix(5).elementsEqual("# ✗".utf8)
            || end.suffix(8).elementsEqual("<!-- ✗".utf8)
    }

    private static func isOfNames(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: ","), UInt8(ascii: " "): true
        default: false
        }
    }
}

/// The words after a fence: the language, further words, and named values.
struct BlockInfo {
    enum Example: String {
        case given, before, bad, good, fixed

        var caption: String {
            switch self {
            case .given: "Given"
            case .before: "Before the change"
            case .bad: "Don’t"
            case .good: "Do"
            case .fixed: "After the fix"
            }
        }
    }

    enum Role {
        /// Blocks that Norma reads, and that people have read in the prose.
        case source
        case review, layout, template
        case example(Example)
    }

    private(set) var language = ""
    private(set) var words: [String] = []
    private(set) var attributes: [String: String] = [:]

    init(_ info: [UInt8]) {
        var rest = info[...].withoutBlanksAtEnds
        while !rest.isEmpty {
            let word = rest.prefix { !$0.isBlank && $0 != UInt8(ascii: "=") }
            rest = rest[word.endIndex...]
            if rest.first == UInt8(ascii: "="), !word.isEmpty {
                let value = Self.takeValue(from: &rest)
                attributes[String(decoding: word, as: UTF8.self)] = String(decoding: value, as: UTF8.self)
            } else if language.isEmpty {
                language = String(decoding: word.isEmpty ? rest.prefix(1) : word, as: UTF8.self)
                if word.isEmpty { rest.removeFirst() }
            } else {
                words.append(String(decoding: word.isEmpty ? rest.prefix(1) : word, as: UTF8.self))
                if word.isEmpty { rest.removeFirst() }
            }
            rest = rest.drop(while: \.isBlank)
        }
    }

    /// The value after `=`: in quotes, or up to a blank.
    private static func takeValue(from rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        rest.removeFirst()
        guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let value = rest.prefix { !$0.isBlank }
            rest = rest[value.endIndex...]
            return value
        }
        let value = rest.dropFirst().prefix { $0 != quote }
        rest = rest[value.endIndex...].dropFirst()
        return value
    }

    /// Nil for a block that only illustrates.
    var role: Role? {
        guard let word = words.first else { return nil }
        if let example = Example(rawValue: word) { return .example(example) }
        let isYaml = ["yaml", "yml"].contains(language)
        switch word {
        case "rule": return isYaml || language == "mermaid" ? .source : nil
        case "define", "rules", "take": return isYaml ? .source : nil
        case "review": return isYaml ? .review : nil
        case "layout": return ["text", "txt"].contains(language) ? .layout : nil
        case "template": return isYaml && words.count == 1 ? .source : .template
        default: return nil
        }
    }
}
