// Makes the pages of a guide's rules: each in the words of its document, with the examples that speak of it.

import NormaBuiltIns
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaReports
import NormaSpecs
import NormaText

struct RulePages {
    private let guide: Guide
    private let sentences: RuleSentences
    private let cases: [String: [ExampleCase]]
    private let lines: [[Substring]]

    init(_ prepared: PreparedGuide) {
        guide = prepared.guide
        sentences = RuleSentences(prepared)
        var cases: [String: [ExampleCase]] = [:]
        for example in ExampleCases.cases(of: guide) {
            for rule in example.rules { cases[rule, default: []].append(example) }
        }
        self.cases = cases
        lines = guide.documents.map { $0.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
    }

    /// Those that pass, in the order of the guide.
    func pages(where isWanted: (Rule) -> Bool = { _ in true }) -> [RulePage] {
        guide.rules.filter(isWanted).compactMap(page)
    }

    func page(of rule: Rule) -> RulePage? {
        guard let document = document(of: rule.section), let section = guide.section(rule.section) else { return nil }
        let book = guide.name(ofGuide: document.guide)
        let parts = parts(of: rule.section)
        let reasons = [rule.because, parts.map { $0.prose(ofRuleAt: rule.place.position.line) } ?? section.prose]
        var page = RulePage(
            name: rule.name,
            severity: Severity(rawValue: rule.severity.rawValue) ?? .error,
            book: book,
            chapter: document.chapter,
            headings: section.titlePath,
            place: "\(document.file), line \(rule.place.position.line)",
            sentence: DemandText.shortened(sentences.text(of: rule)),
            reason: reasons.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n\n"),
            instead: rule.instead,
            canBeTaken: document.isBuiltIn && guide.documents.first?.isBuiltIn == true
        )
        page.notes = guide.takenRules.filter { $0.name == rule.name }.map { taken in
            "taken from \(taken.book) in \(taken.place.file), line \(taken.place.position.line)"
        }
        page.notes += guide.adjustments(of: rule.name).map { "\($0.text); \($0.because)" }
        page.examples = examples(of: rule, parts)
        page.source = parts.flatMap { source(of: rule, $0) }
        if case .allow(let contract) = rule.form { page.picture = contract.drawing }
        page.figure = document.isBuiltIn ? RulePage.Figure(RuleFigure.of(rule.name, in: book)) : nil
        return page
    }

    private func document(of section: SectionReference) -> GuideDocument? {
        guide.documents.indices.contains(section.document) ? guide.documents[section.document] : nil
    }

    private func parts(of reference: SectionReference) -> SectionParts? {
        guard let section = guide.section(reference), lines.indices.contains(reference.document) else { return nil }
        let all = lines[reference.document]
        let last = min(section.lastLine, all.count)
        guard section.line < last else { return nil }
        return SectionParts(lines: all[section.line..<last], firstLine: section.line + 1)
    }

    // MARK: - Examples

    /// Those that speak of the rule, each after what is given to it.
    private func examples(of rule: Rule, _ parts: SectionParts?) -> [String] {
        let all = cases[rule.name] ?? []
        let own = RuleExamples(rule: rule, parts: parts).own(among: all)
        var shown: [Example] = []
        for example in own.isEmpty ? all : own {
            for block in example.given + example.blocks where !shown.contains(block) {
                shown.append(block)
            }
        }
        return shown.map { ExampleMarks.of(rule.name, in: fenced($0)) }
    }

    /// As the document has it.
    private func fenced(_ example: Example) -> String {
        let count = example.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
        return block(example.section.document, (example.firstLine - 1)...(example.firstLine - 1 + count))
    }

    /// Lines of a document, counted from 1.
    private func block(_ document: Int, _ range: ClosedRange<Int>) -> String {
        guard lines.indices.contains(document), range.lowerBound > 0 else { return "" }
        return lines[document].dropFirst(range.lowerBound - 1).prefix(range.count).joined(separator: "\n")
    }

    // MARK: - The rule's own lines

    private func source(of rule: Rule, _ parts: SectionParts) -> String? {
        let line = rule.place.position.line
        guard let range = parts.block(ofRuleAt: line) else { return nil }
        let all = block(rule.section.document, range).split(separator: "\n", omittingEmptySubsequences: false)
        guard let head = all.first, let end = all.last, head.split(separator: " ").dropFirst().first == "rules" else {
            return all.joined(separator: "\n")
        }
        let entry = all.dropFirst(line - range.lowerBound).dropLast()
        guard let first = entry.first else { return nil }
        let depth = first.prefix { $0 == " " }.count
        let more = entry.dropFirst().prefix { $0.allSatisfy(\.isWhitespace) || $0.prefix { $0 == " " }.count > depth }
        return ([head, first] + more + [end]).joined(separator: "\n")
    }
}

/// Which of the examples under its heading speak of a rule.
private struct RuleExamples {
    let rule: Rule
    let parts: SectionParts?

    func own(among cases: [ExampleCase]) -> [ExampleCase] {
        let isBad = cases.map { $0.kind == .bad && speaks($0) }
        return cases.indices.filter { index in
            let example = cases[index]
            if example.kind == .bad { return isBad[index] }
            guard isUnnamed(example) else { return true }
            let bad = bad(beside: index, in: cases)
            return bad.isEmpty ? follows(example) : bad.contains { isBad[$0] }
        }.map { cases[$0] }
    }

    /// A good one shows how the bad ones before it should be; the first may stand before them.
    private func bad(beside good: Int, in cases: [ExampleCase]) -> [Int] {
        let section = cases[good].blocks.first?.section
        let all = cases.indices.filter { cases[$0].blocks.first?.section == section && isUnnamed(cases[$0]) }
        let before = all.prefix { $0 < good }
        guard let last = before.last(where: { cases[$0].kind == .bad }) else {
            return Array(all.drop { cases[$0].kind != .bad }.prefix { cases[$0].kind == .bad })
        }
        return before.prefix { $0 <= last }.reversed().prefix { cases[$0].kind == .bad }.map(\.self)
    }

    private func speaks(_ example: ExampleCase) -> Bool {
        guard isUnnamed(example) else { return true }
        let named = example.markedLines.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        return named.isEmpty ? follows(example) : named.contains(rule.name)
    }

    /// No word beside it says which rule it is about.
    private func isUnnamed(_ example: ExampleCase) -> Bool { example.blocks.allSatisfy { $0.rule == nil } }

    private func follows(_ example: ExampleCase) -> Bool {
        guard let block = example.blocks.first, block.section == rule.section, let parts else { return true }
        return parts.isExample(at: block.firstLine, ofRuleAt: rule.place.position.line)
    }
}

extension RulePage.Figure {
    init?(_ figure: RuleFigure?) {
        guard let figure else { return nil }
        self.init(right: figure.right, wrong: figure.wrong, unwanted: figure.unwanted)
    }
}

extension Guide {
    /// The name of a guide that this one is read with.
    func name(ofGuide number: Int) -> String { documents.first { $0.guide == number }?.name ?? name }
}
