// A Markdown document on a terminal: prominent headings, wrapped prose, and blocks with their purpose.

import NormaText

/// Made for reading, not for parsing: parts for programs only (keys of the front matter, comments) are left out. Lines
/// of code are never wrapped.
package struct MarkdownPage: Sendable {
    private let width: Int
    private var lines: [StyledText] = []

    /// `width` in columns; prose is kept narrower, because long lines are hard to follow.
    package init(width: Int) {
        self.width = max(20, min(width, 100))
    }

    /// The whole page, ending in one line break.
    package static func text(of markdown: String, width: Int) -> StyledText {
        var page = MarkdownPage(width: width)
        for block in MarkdownBlock.blocks(of: markdown) { page.show(block) }
        return page.lines.joined(separator: "\n") + "\n"
    }

    private mutating func show(_ block: MarkdownBlock) {
        if !lines.isEmpty { lines.append("") }
        switch block {
        case .heading(let level, let title): showHeading(level, title)
        case .paragraph(let text): lines += wrapped(text, first: "", next: "")
        case .item(let text, let indentation, let mark):
            if isAfterItem { lines.removeLast() }
            let space = String(repeating: " ", count: indentation)
            let under = space + String(repeating: " ", count: mark.count + 1)
            lines += wrapped(text, first: "\(space)\(mark) ", next: under)
            isAfterItem = true
            return
        case .quote(let text):
            lines += wrapped(text, first: "", next: "").map { StyledText("▌ ", .dim) + $0 }
        case .table(let rows): showTable(rows)
        case .code(let code): showCode(code)
        case .line: lines.append(StyledText(String(repeating: "─", count: width), .dim))
        }
        isAfterItem = false
    }

    /// Items of one list are close together.
    private var isAfterItem = false

    private mutating func showHeading(_ level: Int, _ title: String) {
        let title = VisibleText.oneLine(title)
        lines.append(StyledText(title, .bold))
        guard level <= 2 else { return }
        let rule = String(repeating: level == 1 ? "═" : "─", count: min(width, DisplayWidth.of(title)))
        lines.append(StyledText(rule, .dim))
    }

    private mutating func showTable(_ rows: [[String]]) {
        if rows.allSatisfy({ $0.count <= MarkdownTable.mostColumns }) {
            lines += MarkdownTable(rows: rows).lines(width: width)
        } else {
            for row in rows { lines += wrapped("| " + row.joined(separator: " | "), first: "", next: "  ") }
        }
    }

    private func wrapped(_ text: String, first: String, next: String) -> [StyledText] {
        let plain = MarkdownText.unmarked(VisibleText.oneLine(text))
        let filled = TextWrapping.lines(plain, width: width - DisplayWidth.of(next))
        return StyledText.code(in: filled).enumerated().map { StyledText($0.offset == 0 ? first : next) + $0.element }
    }

    private mutating func showCode(_ code: MarkdownBlock.Code) {
        let caption = MarkdownCaption(info: code.info)
        if !caption.text.isEmpty { lines.append(StyledText(VisibleText.oneLine(caption.text), caption.look)) }
        let bar = StyledText("│", caption.look)
        lines += code.lines.map { line in
            let shown = line.unicodeScalars.map { $0 == "\t" ? "    " : VisibleText.visible($0) }.joined()
            if shown.isEmpty { return bar }
            return bar + " " + Self.line(shown, caption)
        }
    }

    /// The names of rules are bold.
    private static func line(_ line: String, _ caption: MarkdownCaption) -> StyledText {
        switch caption.word {
        case "rule" where line.hasPrefix("rule: "): return StyledText(line, .bold)
        case "rules", "take":
            let start = caption.word == "take" && line.hasPrefix("- ") ? 2 : 0
            let name = line.dropFirst(start).prefix { $0.isLetter || $0.isNumber || $0 == "-" }
            return StyledText(String(line.prefix(start))) + StyledText(String(name), .bold)
                + StyledText(String(line.dropFirst(start + name.count)))
        default: return StyledText(line)
        }
    }
}

/// The line above a block of code: `✗ bad · Sources/Cart.swift`.
struct MarkdownCaption {
    var text: String
    var look: StyledText.Look = .dim
    /// The purpose of the block for Norma.
    let word: String

    init(info: String) {
        let words = info.split(separator: " ", maxSplits: 2).map(String.init)
        let rest = words.count > 2 ? " · " + words[2].replacing("path=", with: "") : ""
        word = words.count > 1 ? words[1] : ""
        switch word {
        case "rule", "rules", "take": (text, look) = (word + rest, .blue)
        case "layout": (text, look) = ("layout" + rest, .blue)
        case "define": text = "definitions"
        case "review": (text, look) = ("for reviewers" + rest, .yellow)
        case "template": (text, look) = ("template" + rest, .cyan)
        case "given", "before": text = words[1] + rest
        case "bad": (text, look) = ("✗ bad" + rest, .red)
        case "good": (text, look) = ("✓ good" + rest, .green)
        case "fixed": (text, look) = ("✓ fixed" + rest, .green)
        default: text = info
        }
    }
}
