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
        // What several values change is told apart by who uses them: a guide is read once for all of these.
        for values in DeclaredValue.apart(values, users) {
            let changed = try extended(
                name,
                with: Dictionary(uniqueKeysWithValues: values.map { ($0.name, $0.another) })
            )
            left += values.filter { value in !(users[value.name].map { changed.differs(from: known, for: $0) } ?? false)
            }
        }
        for value in left {
            let changed = try extended(name, with: [value.name: value.another])
            let word = users[value.name]
            // What only the folders of templates are called by changes what they make.
            if word?.rules.isEmpty == true, word?.definitions.isEmpty == true, changed == known { continue }
            #expect(changed != known, "`\(value.name)` changes no rule of \(name)")
        }
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
    private let rules: [String]
    private let reviews: [ReviewQuestion]
    private let patterns: [CodePattern]
    private let ofRules: [String: String]
    private let ofDefinitions: [String: String]

    init(_ guide: Guide) {
        definitions = guide.definitions
        rules = guide.rules.map { "\($0.name) \($0.form) \($0.neverAbove ?? 0) \($0.exceptions)" }
        reviews = guide.reviews
        patterns = guide.codePatterns
        ofRules = Dictionary(zip(guide.rules.map(\.name), rules), uniquingKeysWith: { first, _ in first })
        let named =
            guide.definitions.roles.map { ($0.name, "\($0)") } + guide.definitions.layers.map { ($0.name, "\($0)") }
            + guide.definitions.places.map { ($0.name, "\($0)") }
        ofDefinitions = Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    /// Whether something else is said by one of those that use the word.
    func differs(from other: GuideContent, for word: GuideWord) -> Bool {
        word.rules.contains { ofRules[$0] != other.ofRules[$0] }
            || word.definitions.contains { ofDefinitions[$0] != other.ofDefinitions[$0] }
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
