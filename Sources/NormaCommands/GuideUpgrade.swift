// What becomes of the documents of one guide when they are written in format 2.

import NormaGuide
import NormaPipeline
import NormaSpecs
import NormaText

struct GuideUpgrade {
    let source: GuideSource
    let guide: PreparedGuide

    /// The guide's own documents, changed or not. What they become can be read; where format 2 takes nothing of it, its problems are thrown.
    func documents() throws -> [UpgradedDocument] {
        let formats = Dictionary(
            guide.guide.documents.filter { $0.guide == 0 }.map { ($0.file, $0.format) },
            uniquingKeysWith: { first, _ in first }
        )
        var knowledge = UpgradeKnowledge()
        ExampleRunner(guide: guide).addMarks(to: &knowledge)
        if formats.values.contains(where: { $0 < 2 }) { SilenceSurvey(guide: guide).add(to: &knowledge) }
        let whole = try rewritten(formats, knowledge)
        let upgraded: PreparedGuide
        do throws(GuideProblems) {
            upgraded = try GuideLoading.guide(from: whole.source)
        } catch {
            knowledge.keepsFormat = true
            let partial = try rewritten(formats, knowledge)
            guard partial.documents.contains(where: { $0.rewrittenNames > 0 }),
                let upgraded = try? GuideLoading.guide(from: partial.source)
            else { throw error }
            let documents = try proven(partial.documents, upgraded, formats, knowledge)
            return zip(documents, whole.documents).map { Self.leaving(error.problems, of: $1, in: $0) }
        }
        return try proven(whole.documents, upgraded, formats, knowledge)
    }

    /// The documents, if the examples still find what they found; else without what was said otherwise.
    private func proven(
        _ documents: [UpgradedDocument],
        _ upgraded: PreparedGuide,
        _ formats: [String: Int],
        _ knowledge: UpgradeKnowledge
    ) throws -> [UpgradedDocument] {
        guard documents.contains(where: { $0.rewrittenNames > 0 }) else { return documents }
        let (before, after) = (ExampleRunner(guide: guide).findings(), ExampleRunner(guide: upgraded).findings())
        if before == after { return documents }
        var knowledge = knowledge
        knowledge.rewritesNames = false
        var kept = try rewritten(formats, knowledge)
        let guide = try GuideLoading.guide(from: kept.source)
        for rule in Self.changedRules(before, after) {
            guard let place = guide.guide.rule(named: rule)?.place,
                let index = kept.documents.firstIndex(where: { $0.file == place.file })
            else { continue }
            let message = "expressions stay: with others in their place `\(rule)` finds something else in the examples"
            kept.documents[index].left.append(UpgradedDocument.Left(line: place.position.line, message: message))
        }
        return kept.documents
    }

    private func rewritten(
        _ formats: [String: Int],
        _ knowledge: UpgradeKnowledge
    ) throws -> (documents: [UpgradedDocument], source: GuideSource) {
        var (upgraded, documents) = (source, [UpgradedDocument]())
        func upgrade(_ text: inout String, _ file: String) throws {
            guard let format = formats[file] else { return }
            let source = GuideSource(text: text, file: file)
            guard let document = FormatUpgrade.upgraded(source, from: format, knowledge) else {
                throw CommandFailure("`\(file)` could not be rewritten; nothing is changed")
            }
            text = String(decoding: document.after, as: UTF8.self)
            documents.append(document)
        }
        try upgrade(&upgraded.text, upgraded.file)
        for index in (upgraded.chapters ?? []).indices {
            guard var chapter = upgraded.chapters?[index] else { continue }
            try upgrade(&chapter.text, chapter.file)
            upgraded.chapters?[index] = chapter
        }
        return (documents, upgraded)
    }

    /// The document with what is wrong with it in format 2, each at its line of the document that stays in format 1.
    private static func leaving(
        _ problems: [SourceProblem],
        of whole: UpgradedDocument,
        in document: UpgradedDocument
    ) -> UpgradedDocument {
        var document = document
        let (shown, written) = (whole.after.lines, document.after.lines)
        var lines: [ArraySlice<UInt8>: [Int]] = [:]
        for (index, line) in written.enumerated() { lines[line, default: []].append(index + 1) }
        for problem in problems where problem.file == document.file {
            let line = problem.position?.line ?? 1
            let same = shown.indices.contains(line - 1) ? lines[shown[line - 1]] ?? [] : []
            // Only a few lines came or went, so the nearest one is meant.
            let nearest = same.min { abs($0 - line) < abs($1 - line) } ?? line
            let message = problem.message + (problem.suggestion.map { "; \($0)" } ?? "")
            document.left.append(UpgradedDocument.Left(line: nearest, message: message))
        }
        return document
    }

    /// In the order of their names.
    private static func changedRules(_ before: [[ExampleFinding]], _ after: [[ExampleFinding]]) -> [String] {
        var rules: Set<String> = []
        for (before, after) in zip(before, after) {
            rules.formUnion(Set(before).symmetricDifference(after).map(\.rule))
        }
        return rules.sorted()
    }
}

extension [UInt8] {
    fileprivate var lines: [ArraySlice<UInt8>] { split(separator: 0x0A, omittingEmptySubsequences: false) }
}
