// A rule as a reader meets it: its demand, reason, advice, bad and good code, how to take it, how often it was right.

import NormaFindings
import NormaText

/// The page of a rule, the same on a terminal and in a browser.
package struct RulePage: Sendable, Hashable {
    /// How often its findings were right on apps that were unknown when it was written.
    package struct Figure: Sendable, Hashable {
        package var right: Int
        package var wrong: Int
        package var unwanted: Int

        package init(right: Int, wrong: Int, unwanted: Int) {
            (self.right, self.wrong, self.unwanted) = (right, wrong, unwanted)
        }

        package var all: Int { right + wrong + unwanted }
    }

    package var name: String
    package var severity: Severity
    /// The guide that states it.
    package var book: String
    /// The chapter of that guide, as its path without `.md`; nil for its first page.
    package var chapter: String?
    /// All headings down to it, outermost first.
    package var headings: [String]
    /// `GUIDE.md, line 41`
    package var place: String
    /// How it got here: taken, adjusted.
    package var notes: [String] = []
    package var sentence: String
    /// Markdown.
    package var reason: String
    package var instead: String?
    /// Fenced blocks of the guide, with what is given to them.
    package var examples: [String] = []
    /// The rule's own lines in the guide, as a fenced block.
    package var source: String?
    /// Whether a guide takes it from its book by name.
    package var canBeTaken: Bool
    package var figure: Figure?
    /// The rule's drawing, if it is a picture of who may use whom.
    package var picture: StructureGraph?

    package init(
        name: String,
        severity: Severity,
        book: String,
        chapter: String? = nil,
        headings: [String],
        place: String,
        sentence: String,
        reason: String,
        instead: String? = nil,
        canBeTaken: Bool = false
    ) {
        self.name = name
        self.severity = severity
        self.book = book
        self.chapter = chapter
        self.headings = headings
        self.place = place
        self.sentence = sentence
        self.reason = reason
        self.instead = instead
        self.canBeTaken = canBeTaken
    }
}

// MARK: - Common to both renderings

extension RulePage {
    /// The rule's demand, as a sentence with its full stop.
    package var demand: String {
        guard let first = sentence.first else { return "" }
        return MarkdownText.asSentence(first.uppercased() + sentence.dropFirst())
    }

    /// Everything except the head, as Markdown; headings begin at the second level.
    package var markdown: String { demand + "\n\n" + details }

    /// The parts after the sentence.
    var details: String {
        var parts = [reason]
        if let instead, !instead.isEmpty { parts.append("**Instead:** " + MarkdownText.asSentence(instead)) }
        parts += examples
        if let figure { parts += ["## How often it was right", figure.sentence] }
        if canBeTaken {
            parts += ["## How to take it", "````markdown\n```yaml take from=\(book)\n- \(name)\n```\n````"]
        }
        if let source { parts += ["## As the guide says it", source] }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}

extension RulePage.Figure {
    package var json: JSONValue {
        .object([("right", .int(right)), ("wrong", .int(wrong)), ("unwanted", .int(unwanted))])
    }

    /// `7 of 8 right`
    package var short: String { "\(right) of \(all) right" }

    package var sentence: String {
        let found = all == 1 ? "one of its findings" : "\(all) of its findings"
        let counts = [(right, "right"), (wrong, "wrong"), (unwanted, "true but unwanted there")].filter { $0.0 > 0 }
        let verdicts = all == 1 ? counts.map(\.1) : counts.map { "\($0.0) \($0.1)" }
        return "Readers judged \(found), on public apps that were new to the rule: \(verdicts.joined(separator: ", "))."
    }
}

// MARK: - On a terminal

extension RulePage {
    /// Name and severity, the headings above it and its place, each on a line; then how it got here.
    package var head: String {
        let path = headings.joined(separator: " › ")
        return (["\(name) (\(severity.rawValue))"] + (path.isEmpty ? [] : [path]) + [place] + notes)
            .map(VisibleText.oneLine).joined(separator: "\n")
    }

    package func text(width: Int) -> StyledText {
        let lines = head.split(separator: "\n", maxSplits: 1).map(String.init)
        let title = StyledText(lines.first ?? "", .bold)
        return title + "\n" + StyledText(lines.dropFirst().joined(), .dim) + "\n\n"
            + MarkdownPage.text(of: markdown, width: width)
    }
}
