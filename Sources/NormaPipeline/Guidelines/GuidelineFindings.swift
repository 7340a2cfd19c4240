// What doesn't fit between a guide and the documents that it names, as findings.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaRules
import NormaText

struct GuidelineFindings {
    private let checking: GuidelineChecking
    private let tables: [LineTable]
    private var files: [String: TreePlace?] = [:]

    /// A file of the guide in the tree.
    private struct TreePlace {
        var path: RelativePath
        var lines: LineTable
    }

    init(_ checking: GuidelineChecking) {
        self.checking = checking
        tables = checking.texts.map { LineTable($0) }
    }

    /// In no particular order.
    mutating func findings() -> [Finding] {
        unreadable() + missing() + contradictions() + checking.coverage.documents.indices.flatMap { open($0) }
    }

    /// A document whose language isn't read isn't sorted.
    func notices() -> [Notice] {
        checking.coverage.documents.compactMap { document in
            let languages = document.guideline.foreignLanguages.map(\.title).joined(separator: " or ")
            guard !languages.isEmpty else { return nil }
            let message =
                "`\(document.path)` is in \(languages). Norma finds demands in English only, so it compares the quotations of the "
                + "guide with it, and can't list sentences that no rule quotes."
            return Notice(kind: .information, message: message)
        }
    }

    // MARK: - Findings

    private mutating func unreadable() -> [Finding] {
        checking.unreadable.map { unreadable in
            let name = RelativePath(unreadable.document.text)
            return Finding(
                rule: GuidelineRule.quotedSentenceExists.rawValue,
                severity: GuidelineRule.quotedSentenceExists.severity,
                place: place(of: unreadable.document.place) ?? Place(path: name),
                message: "the guide names the document `\(name)`, and \(unreadable.reason)",
                symbol: name.text,
                instead: "Correct `document:` in the guide's front matter: its paths begin at the project's root."
            )
        }
    }

    private mutating func missing() -> [Finding] {
        let coverage = checking.coverage
        // Without a document nothing can be in it.
        guard let first = coverage.documents.first, checking.unreadable.isEmpty else { return [] }
        let names = coverage.documents.map { "`\($0.path)`" }.joined(separator: " and ")
        return coverage.missing.map { missing in
            var message = "`\(missing.quotedBy)` quotes \(Self.quoted(missing.quotation.text)), which isn't in \(names)"
            var related: [RelatedPlace] = []
            if let nearest = missing.nearest {
                let document = coverage.documents[nearest.document]
                message += "; the nearest is \(Self.quoted(nearest.sentence.fullText))"
                let place = place(of: nearest.sentence, in: nearest.document, document.path)
                related = [RelatedPlace(place: place, message: "the nearest sentence")]
            }
            return Finding(
                rule: GuidelineRule.quotedSentenceExists.rawValue,
                severity: GuidelineRule.quotedSentenceExists.severity,
                place: place(of: missing.quotation.place) ?? related.first?.place ?? Place(path: first.path),
                message: message,
                symbol: missing.quotedBy,
                detail: missing.quotation.text,
                related: related
            )
        }
    }

    private mutating func contradictions() -> [Finding] {
        checking.coverage.contradictions.map { found in
            let path = checking.coverage.documents[found.document].path
            let place = place(of: found.sentence, in: found.document, path)
            return Finding(
                rule: GuidelineRule.limitAgreesWithDocument.rawValue,
                severity: GuidelineRule.limitAgreesWithDocument.severity,
                place: self.place(of: found.quotation.place) ?? place,
                message: "`\(found.rule.name)` has a limit of \(found.limit), but `\(path)` says \(found.written)",
                symbol: found.rule.name,
                detail: found.quotation.text,
                related: [RelatedPlace(place: place, message: "the sentence that it enforces")]
            )
        }
    }

    /// One finding a document once they are joined by their cause, and an identity for each sentence.
    private func open(_ document: Int) -> [Finding] {
        let path = checking.coverage.documents[document].path
        return checking.coverage.documents[document].placed.filter { $0.standing == .open }.map { placed in
            let text = Self.quoted(placed.sentence.fullText)
            var finding = Finding(
                rule: GuidelineRule.sentenceIsPlaced.rawValue,
                severity: GuidelineRule.sentenceIsPlaced.severity,
                place: place(of: placed.sentence, in: document, path),
                message: "no rule and no review question quotes \(text)",
                symbol: path.text,
                detail: placed.sentence.key
            )
            finding.cause = Cause(name: path.text, phrase: text, others: .places, isLasting: false)
            return finding
        }
    }

    /// A long sentence isn't repeated in full.
    private static func quoted(_ text: String) -> String {
        let line = VisibleText.oneLine(text)
        return line.count <= 120 ? "“\(line)”" : "“\(line.prefix(110).trimmed)…”"
    }

    // MARK: - Places

    private func place(of sentence: GuidelineSentence, in document: Int, _ path: RelativePath) -> Place {
        let lines = tables[document]
        guard let start = lines.offset(of: sentence.position), let last = lines.range(ofLine: sentence.position.line)
        else {
            return Place(path: path)
        }
        let end = max(start, last.end - 1)
        return Place(
            path: path,
            range: ByteRange(start: start, end: end),
            start: sentence.position,
            end: lines.position(at: end)
        )
    }

    /// The place in the guide, if its file is in the tree; nil otherwise.
    private mutating func place(of place: GuidePlace) -> Place? {
        guard let file = file(place.file), let start = file.lines.offset(of: place.position) else { return nil }
        let end = start + Int32(clamping: place.length)
        return Place(
            path: file.path,
            range: ByteRange(start: start, end: end),
            start: place.position,
            end: file.lines.position(at: end)
        )
    }

    /// The guide's file has the name by which the user opens it; in the tree it is the longest end of that name with the same text.
    private mutating func file(_ name: String) -> TreePlace? {
        if let known = files[name] { return known }
        let found = find(name)
        files[name] = found
        return found
    }

    private func find(_ name: String) -> TreePlace? {
        guard let document = checking.guide.documents.first(where: { $0.file == name }) else { return nil }
        let text = Array(document.text.utf8)
        var parts = name.pathParts[...]
        while !parts.isEmpty {
            let path = RelativePath(parts.joined(separator: "/"))
            if let bytes = try? checking.workspace.bytes(of: path), bytes == text {
                return TreePlace(path: path, lines: LineTable(bytes: bytes))
            }
            parts = parts.dropFirst()
        }
        return nil
    }
}

extension Judgement {
    /// Adds what doesn't fit between the guide and its documents; an example of a guide has only its own files.
    mutating func addGuidelines(of request: CheckRequest) {
        guard request.waitsForPlaces, request.rules == nil,
            let checking = GuidelineChecking(of: request.guide.guide, in: request.workspace)
        else { return }
        var found = GuidelineFindings(checking)
        findings += found.findings()
        findings.putInCanonicalOrder()
        notices += found.notices()
    }
}
