// What a team varies in a built-in guide: each value can be declared anew, and a team with other words is checked like ours.

import Foundation
import NormaBuiltIns
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaSpecs
import NormaText
import Testing

@Suite("The values of a built-in guide")
struct GuideValueTests {
    static let names = BuiltInGuides.all.map(\.name)

    @Test("Each of them changes the rules when a guide that extends it declares it anew", arguments: names)
    func eachChangesTheRules(name: String) throws {
        let builtIn = try #require(BuiltInGuides.named(name))
        let values = DeclaredValue.all(in: ([builtIn.text] + builtIn.chapters.map(\.text)).joined(separator: "\n"))
        #expect(!values.isEmpty)
        let known = try extended(name)
        let words = try OtherWords.guide(extending: name, with: [:]).guide.words.filter { $0.kind == .value }
        let users = Dictionary(words.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var left: [DeclaredValue] = []
        // A word that nothing else has shows where it is used: a guide is read once for all of these. What several other values
        // change is known by their users.
        for values in DeclaredValue.apart(unseen(values, of: name), users) {
            left += unchanged(values, users, of: name, known)
        }
        for value in left {
            guard let changed = try? extended(name, with: [value.name: value.another]) else { continue }
            let word = users[value.name]
            // What only the folders of templates are called by changes what they make.
            if word?.rules.isEmpty == true, word?.definitions.isEmpty == true, changed == known { continue }
            #expect(changed != known, "`\(value.name)` changes no rule of \(name)")
        }
    }

    /// Those that can't be just any word, and those whose word isn't in any rule or definition.
    private func unseen(_ values: [DeclaredValue], of name: String) -> [DeclaredValue] {
        let marks = values.enumerated().compactMap { number, value in value.mark(number).map { (value.name, $0) } }
        guard !marks.isEmpty,
            let changed = try? extended(name, with: Dictionary(marks, uniquingKeysWith: { first, _ in first }))
        else {
            guard values.count > 1, !marks.isEmpty else { return values }
            let (half, rest) = (values.prefix(values.count / 2), values.dropFirst(values.count / 2))
            return [half, rest].flatMap { unseen(Array($0), of: name) }
        }
        let seen = changed.marks
        return values.enumerated().filter { number, value in value.mark(number) == nil || !seen.contains(number) }.map(
            \.element
        )
    }

    /// Those that change nothing of what uses them, as far as that can be seen of several; what can't be just any word is used.
    private func unchanged(
        _ values: [DeclaredValue],
        _ users: [String: GuideWord],
        of name: String,
        _ known: GuideContent
    ) -> [DeclaredValue] {
        let others = Dictionary(values.map { ($0.name, $0.another) }, uniquingKeysWith: { first, _ in first })
        guard let changed = try? extended(name, with: others) else {
            guard values.count > 1 else { return [] }
            let (half, rest) = (values.prefix(values.count / 2), values.dropFirst(values.count / 2))
            return [half, rest].flatMap { unchanged(Array($0), users, of: name, known) }
        }
        return values.filter { value in !(users[value.name].map { changed.differs(from: known, for: $0) } ?? false) }
    }

    /// The rules, definitions and patterns of a guide that only extends a built-in one.
    private func extended(_ name: String, with values: [String: String] = [:]) throws -> GuideContent {
        try GuideContent(OtherWords.guide(extending: name, with: values).guide)
    }

    @Test("A clean app is clean in other words too, and a drifted one as drifted", arguments: OtherWords.all)
    func otherWords(words: OtherWords) throws {
        let guide = try OtherWords.guide(extending: words.guide, with: words.values, in: words.places)
        let clean = try findings(in: words.app, saidWith: words, under: guide)
        #expect(clean.map(\.message) == [])
        let drifted = words.app + "Drifted"
        let builtIn = try #require(BuiltInGuides.named(words.guide))
        let ours = try findings(
            in: drifted,
            saidWith: nil,
            under: GuideLoading.guide(from: GuideLoading.builtIn(builtIn))
        )
        let theirs = try findings(in: drifted, saidWith: words, under: guide)
        let difference = theirs.map(\.rule).sorted().difference(from: ours.map(\.rule).sorted())
        #expect(difference.isEmpty, "rules that fire more often (insert) or less often (remove): \(difference)")
        if words.areTheNamesOfEvidence { return }
        // With our words their app would not do: the values are what makes the difference.
        let unread = try findings(
            in: words.app,
            saidWith: words,
            under: GuideLoading.guide(from: GuideLoading.builtIn(builtIn))
        )
        #expect(!unread.isEmpty)
    }

    @Test("Inherited rules are proven again in other words, by their own examples", arguments: OtherWords.all)
    func provenAgain(words: OtherWords) throws {
        let values = words.values.merging(words.furtherValues) { value, _ in value }
        let guide = try OtherWords.guide(extending: words.guide, with: values, in: words.places)
        let proof = InheritedProof(guide)
        #expect(proof.problems.map(\.message) == [])
        #expect(proof.ruleCount > 80)
        #expect(proof.provenCount == proof.ruleCount)
    }

    @Test("What is made for a team with other words is said in these words", arguments: OtherWords.all)
    func templatesInOtherWords(words: OtherWords) throws {
        let values = words.values.merging(words.furtherValues) { value, _ in value }
        let guide = try OtherWords.guide(extending: words.guide, with: values, in: words.places)
        let proof = TemplateProof(guide, withInherited: true)
        #expect(proof.setCount > 0)
        #expect(proof.problems.map(\.message) == [])
    }

    @Test("The shape of what is derived is said in the team's words")
    func shapesInOtherWords() throws {
        let guide = try OtherWords.guide(extending: "clean-coordinators", with: ["test-double": "Fake"]).guide
        let mock = try #require(guide.templates.first { $0.name == "mock" })
        let name = try #require(mock.shape.first { $0.key.text == "name" })
        #expect(name.values.map(\.text) == ["{Name}Fake"])
    }

    private func findings(in app: String, saidWith words: OtherWords?, under guide: PreparedGuide) throws -> [Finding] {
        var files = try OtherWords.files(of: app)
        if let words { files = words.translation(of: files) }
        let request = CheckRequest(
            workspace: MemoryWorkspace(texts: files),
            guide: guide,
            today: "2026-01-01",
            threads: 2
        )
        return Pipeline.check(request).result.findings
    }
}

/// What a value can change.
private struct GuideContent: Equatable {
    private let definitions: Definitions
    private let rules: [RuleContent]
    private let reviews: [ReviewQuestion]
    private let patterns: [CodePattern]
    private let ruleNamed: [String: RuleContent]

    /// The part of a rule that a value can be in; where the rule is written isn't.
    private struct RuleContent: Equatable {
        let form: RuleForm
        let bound: Int?
        let exceptions: [RuleException]
        let message: String?
        let instead: String?
    }

    init(_ guide: Guide) {
        definitions = guide.definitions
        rules = guide.rules.map { rule in
            RuleContent(
                form: rule.form,
                bound: rule.neverAbove,
                exceptions: rule.exceptions,
                message: rule.message,
                instead: rule.instead
            )
        }
        reviews = guide.reviews
        patterns = guide.codePatterns
        ruleNamed = Dictionary(zip(guide.rules.map(\.name), rules), uniquingKeysWith: { first, _ in first })
    }

    /// The numbers of the marked words in all that was made of the guide.
    var marks: Set<Int> {
        let text = "\(rules) \(definitions.roles) \(definitions.layers) \(definitions.places)"
        return Set(text.split(separator: DeclaredValue.markedWord).compactMap { Int($0.prefix { $0.isNumber }) })
    }

    /// Whether something else is said by one of those that use the word.
    func differs(from other: GuideContent, for word: GuideWord) -> Bool {
        word.rules.contains { ruleNamed[$0] != other.ruleNamed[$0] }
            || word.definitions.contains { !defines($0, as: other) }
    }

    private func defines(_ name: String, as other: GuideContent) -> Bool {
        func same<Named: Equatable>(_ list: KeyPath<Definitions, [Named]>, _ named: KeyPath<Named, String>) -> Bool {
            definitions[keyPath: list].first { $0[keyPath: named] == name }
                == other.definitions[keyPath: list].first { $0[keyPath: named] == name }
        }
        return same(\.roles, \.name) && same(\.layers, \.name) && same(\.places, \.name)
    }
}

/// A value as the guide writes it.
private struct DeclaredValue {
    let name: String
    let written: String

    /// Something else of the same kind.
    var another: String {
        if let number = Int(written) { return String(number + 1) }
        if written.hasPrefix("\">=") { return "\">=99\"" }
        // A check may know all that can be allowed: fewer of them.
        if written.hasPrefix("[."), let comma = written.firstIndex(of: ",") { return written[..<comma] + "]" }
        if written.hasPrefix("[\"@") { return "[\"@Elsewhere\"]" }
        return written.isEmpty || written.hasPrefix("[") ? "[Elsewhere]" : "Elsewhere"
    }

    static let markedWord = "Elsewhere"

    /// A word of its own, unless the value must be a number, a version, or one of a few.
    func mark(_ number: Int) -> String? {
        guard ["Elsewhere", "[Elsewhere]"].contains(another) else { return nil }
        return another.replacing("Elsewhere", with: "Elsewhere\(number)")
    }

    /// The entries of every block `values:`.
    static func all(in guide: String) -> [DeclaredValue] {
        var isWithin = false
        return guide.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
            if !line.hasPrefix(" ") { isWithin = line == "values:" }
            guard isWithin, line.hasPrefix("  "), !line.hasPrefix("   "), let colon = line.firstIndex(of: ":") else {
                return nil
            }
            let name = line[..<colon].trimmingCharacters(in: .whitespaces)
            guard !name.hasPrefix("#") else { return nil }
            let written = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            let comment = written.contains("\"") ? nil : written.firstRange(of: " #")
            return DeclaredValue(name: name, written: String(written[..<(comment?.lowerBound ?? written.endIndex)]))
        }
    }

    /// In groups of which no two have a user in common, and none writes another.
    static func apart(_ values: [DeclaredValue], _ words: [String: GuideWord]) -> [[DeclaredValue]] {
        var groups: [(values: [DeclaredValue], users: Set<String>)] = []
        for value in values {
            let word = words[value.name]
            let users = Set((word?.rules ?? []).map { "rule " + $0 } + (word?.definitions ?? []))
            let index = groups.firstIndex { group in
                group.users.isDisjoint(with: users)
                    && !group.values.contains {
                        $0.written.contains("{{\(value.name)}}") || value.written.contains("{{\($0.name)}}")
                    }
            }
            if let index {
                groups[index].values.append(value)
                groups[index].users.formUnion(users)
            } else {
                groups.append(([value], users))
            }
        }
        return groups.map(\.values)
    }
}
