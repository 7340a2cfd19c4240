// Makes the pages of a guide's rules: each with the text of its document and the examples about it.

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
    private let taken: [String: TakenRule]
    private let lines: [[Substring]]

    /// More examples are too many for one page.
    private static let mostExamples = 24

    /// - Parameter names: the rules whose examples are asked for; nil: all.
    init(_ prepared: PreparedGuide, of names: Set<String>? = nil) {
        guide = prepared.guide
        sentences = RuleSentences(prepared)
        var cases: [String: [ExampleCase]] = [:]
        for example in ExampleCases.cases(of: guide) {
            for rule in example.rules where names?.contains(rule) ?? true { cases[rule, default: []].append(example) }
        }
        self.cases = cases
        taken = Dictionary(guide.takenRules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        lines = guide.documents.map { $0.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
    }

    /// The rules that pass the filter, in the order of the guide.
    func pages(where isWanted: (Rule) -> Bool = { _ in true }) -> [RulePage] {
        let wanted = guide.rules.filter(isWanted)
        var parts: [SectionReference: SectionParts] = [:]
        for section in Set(wanted.map(\.section)) { parts[section] = self.parts(of: section) }
        return wanted.compactMap { page(of: $0, parts[$0.section]) }
    }

    private func page(of rule: Rule, _ parts: SectionParts?) -> RulePage? {
        guard guide.documents.indices.contains(rule.section.document), let section = guide.section(rule.section) else {
            return nil
        }
        let document = guide.documents[rule.section.document]
        let book = guide.documents.first { $0.guide == document.guide }?.name ?? guide.name
        let reasons = [rule.because, parts?.prose(ofRuleAt: rule.place.position.line)]
        var page = RulePage(
            name: rule.name,
            severity: Severity(rawValue: rule.severity.rawValue) ?? .error,
            book: book,
            chapter: document.chapter,
            headings: section.titlePath,
            place: "\(document.file), line \(rule.place.position.line)",
            sentence: DemandText.withShortRows(sentences.text(of: rule)),
            reason: reasons.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n\n"),
            instead: rule.instead,
            canBeTaken: document.isBuiltIn && guide.documents.first?.isBuiltIn == true
        )
        page.notes = [taken[rule.name]].compactMap(\.self).map { taken in
            "taken from \(taken.book) in \(taken.place.file), line \(taken.place.position.line)"
        }
        page.notes += guide.adjustments(of: rule.name).map { "\($0.text); \($0.because)" }
        page.examples = examples(of: rule, parts)
        page.source = parts.flatMap { source(of: rule, $0) }
        if case .allow(let contract) = rule.form { page.picture = contract.drawing }
        page.figure = document.isBuiltIn ? RulePage.Figure(RuleFigure.of(rule.name, in: book)) : nil
        return page
    }

    private func parts(of reference: SectionReference) -> SectionParts? {
        guard let section = guide.section(reference), lines.indices.contains(reference.document) else { return nil }
        let all = lines[reference.document]
        let last = min(section.lastLine, all.count)
        guard section.line < last else { return nil }
        return SectionParts(lines: all[section.line..<last], firstLine: section.line + 1)
    }

    // MARK: - Examples

    /// The examples about the rule, each after its given files.
    private func examples(of rule: Rule, _ parts: SectionParts?) -> [String] {
        let all = cases[rule.name] ?? []
        let own = RuleExamples(rule: rule, parts: parts).own(among: all)
        var shown: [Example] = []
        var left = own.isEmpty ? all[...] : own[...]
        while shown.count < Self.mostExamples, let example = left.popFirst() {
            for block in (example.given + example.blocks).prefix(Self.mostExamples) where !shown.contains(block) {
                shown.append(block)
            }
        }
        let blocks = shown.map { ExampleMarks.of(rule.name, in: fenced($0)) }
        return left.isEmpty
            ? blocks : blocks + ["… and \(ProofSummary.counted(left.count, "more example")) in the guide."]
    }

    /// Code that the guide shows as right and that is about the rule, without marks; nil if there is none that is short.
    /// The text beside the rule comes before further proofs.
    func goodExample(of rule: Rule) -> (text: String, path: String?)? {
        let own = RuleExamples(rule: rule, parts: parts(of: rule.section)).own(among: cases[rule.name] ?? [])
        let good = own.filter { $0.kind == .good || $0.kind == .fixed }
        return (good.filter { !isProof($0) } + good.filter(isProof)).lazy.compactMap(Self.shown).first
    }

    private func isProof(_ example: ExampleCase) -> Bool {
        guard let document = example.blocks.first?.section.document, guide.documents.indices.contains(document) else {
            return false
        }
        return guide.documents[document].isProof
    }

    /// The longest of its blocks that is still short.
    private static func shown(_ example: ExampleCase) -> (text: String, path: String?)? {
        let texts = example.blocks.map { block -> (text: String, path: String?) in
            let file = example.files.first { $0.path.text == block.path ?? Example.defaultPath }
            let text = block.language == "text" ? block.text : file?.text ?? block.text
            return (text.trimmingBlankLines, block.path)
        }
        let short = texts.filter { $0.text.utf8.count <= 1_200 && $0.text.count(where: \.isNewline) < 24 }
        return short.filter { !$0.text.isEmpty }.max { $0.text.utf8.count < $1.text.utf8.count }
    }

    /// As it is in the document.
    private func fenced(_ example: Example) -> String {
        let count = example.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
        return block(example.section.document, (example.firstLine - 1)...(example.firstLine - 1 + count))
            .joined(separator: "\n")
    }

    /// Lines of a document, counted from 1.
    private func block(_ document: Int, _ range: ClosedRange<Int>) -> ArraySlice<Substring> {
        guard lines.indices.contains(document), range.lowerBound > 0 else { return [] }
        return lines[document].dropFirst(range.lowerBound - 1).prefix(range.count)
    }

    // MARK: - The rule's own lines

    private func source(of rule: Rule, _ parts: SectionParts) -> String? {
        let line = rule.place.position.line
        guard let range = parts.block(ofRuleAt: line) else { return nil }
        let all = block(rule.section.document, range)
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

/// Which of the examples under its heading are about a rule.
private struct RuleExamples {
    let rule: Rule
    let parts: SectionParts?

    /// A good example shows how the bad ones before it should be.
    func own(among cases: [ExampleCase]) -> [ExampleCase] {
        /// For each heading, whether the last bad examples are about the rule, and whether others may follow them.
        var bad: [SectionReference: (speaks: Bool, isOpen: Bool)] = [:]
        return cases.filter { example in
            guard isShared(example), let section = example.blocks.first?.section else { return true }
            guard example.kind == .bad else {
                bad[section]?.isOpen = false
                return bad[section]?.speaks ?? follows(example)
            }
            let speaks = speaks(example)
            let before = bad[section].map { $0.isOpen && $0.speaks } ?? false
            bad[section] = (speaks || before, true)
            return speaks
        }
    }

    private func speaks(_ example: ExampleCase) -> Bool {
        let named = example.markedLines.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        return named.isEmpty ? follows(example) : named.contains(rule.name)
    }

    /// Neither a word beside it nor its heading limits it to this rule.
    private func isShared(_ example: ExampleCase) -> Bool { example.blocks.contains { $0.rules.count != 1 } }

    private func follows(_ example: ExampleCase) -> Bool {
        guard let block = example.blocks.first, block.rules.isEmpty, block.section == rule.section, let parts else {
            return true
        }
        return parts.isExample(at: block.firstLine, ofRuleAt: rule.place.position.line)
    }
}

extension RulePage.Figure {
    init?(_ figure: RuleFigure?) {
        guard let figure else { return nil }
        self.init(right: figure.right, wrong: figure.wrong, unwanted: figure.unwanted)
    }
}
