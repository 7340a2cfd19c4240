// The findings as rows of numbers for the page's script, with the source lines around each.

import NormaFindings
import NormaText

struct PageFindings {
    private(set) var table = PageTable(
        "rule",
        "severity",
        "file",
        "line",
        "column",
        "endLine",
        "endColumn",
        "message",
        "symbol",
        "instead",
        "make",
        "fix",
        "before",
        "marked",
        "behind",
        "related",
        "relatedCount"
    )
    private(set) var related = PageTable("file", "line", "column", "message", "before", "marked", "behind")

    mutating func add(_ finding: Finding, to data: inout PageData) {
        let start = related.count
        for place in finding.related { add(place, to: &data) }
        let (place, isPart) = (finding.place, finding.place.range != nil)
        let excerpt = MarkedExcerpt(finding.excerpt, at: place)
        table.add([
            data.number(ofRule: finding.rule),
            finding.severity.rank,
            data.number(of: place.path),
            isPart ? place.start.line : -1,
            isPart ? place.start.column : -1,
            isPart ? place.end.line : -1,
            isPart ? place.end.column : -1,
            data.texts.lines(finding.message),
            data.texts.line(finding.symbol),
            data.texts.optional(finding.instead.map(MarkdownText.plain)),
            data.texts.optional(finding.make.map { "norma new " + $0.text }),
            Self.fix(of: finding),
            data.texts.optionalLines(excerpt?.before),
            data.texts.optionalLines(excerpt?.marked),
            data.texts.optionalLines(excerpt?.behind),
            start,
            related.count - start,
        ])
    }

    private mutating func add(_ place: RelatedPlace, to data: inout PageData) {
        let excerpt = MarkedExcerpt(place.excerpt, at: place.place)
        let isPart = place.place.range != nil
        related.add([
            data.number(of: place.place.path),
            isPart ? place.place.start.line : -1,
            isPart ? place.place.start.column : -1,
            data.texts.lines(place.message),
            data.texts.optionalLines(excerpt?.before),
            data.texts.optionalLines(excerpt?.marked),
            data.texts.optionalLines(excerpt?.behind),
        ])
    }

    /// 0: no fix; 1: safe; 2: for review; 3: a template creates what is missing.
    private static func fix(of finding: Finding) -> Int {
        switch finding.fix?.level {
        case .safe: 1
        case .review: 2
        case nil: finding.make == nil ? 0 : 3
        }
    }
}

/// A line of the source, divided around the marked part.
struct MarkedExcerpt: Equatable {
    var before = ""
    var marked = ""
    var behind = ""

    /// Nil if there is no line to show.
    init?(_ excerpt: Excerpt?, at place: Place) {
        guard let window = excerpt?.window, place.range != nil else { return nil }
        let bytes = Array(window.text.utf8)
        let start = min(max(place.start.column - window.column, 0), bytes.count)
        // A range over several lines is marked to the end of its first.
        let isOneLine = place.end.line == place.start.line
        let end = isOneLine ? min(max(place.end.column - window.column, start), bytes.count) : bytes.count
        before = (window.isCutBefore ? "…" : "") + Self.text(bytes[..<start])
        marked = Self.text(bytes[start..<end])
        behind = Self.text(bytes[end...]) + (window.isCutBehind ? "…" : "")
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension PageTexts {
    mutating func optionalLines(_ text: String?) -> Int { text.map { lines($0) } ?? -1 }
}
