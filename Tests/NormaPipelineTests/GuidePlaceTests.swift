// A built-in guide fits another tree by a few lines, and none of its texts names a folder that a place can hold.

import NormaBuiltIns
import NormaExpressions
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite("The places of a built-in guide")
struct GuidePlaceTests {
    private static let mostLines = 15

    @Test(
        "Fit an app of another shape by a few lines: the clean one is clean, the drifted one as drifted",
        arguments: MovedApp.all
    )
    func fits(moved: MovedApp) throws {
        #expect(moved.fit.split(separator: "\n").count <= Self.mostLines)
        let text = """
            ---
            norma: 2
            name: team
            extends: \(moved.guide)
            ---

            # Ours

            ```yaml define
            \(moved.fit)
            ```

            """
        let guide = try GuideLoading.guide(from: GuideSource(text: text, file: "TEAM.md"))
        let clean = try findings(in: moved.moved(OtherWords.files(of: moved.app)), under: guide)
        #expect(clean.map(\.message) == [])
        let builtIn = try GuideLoading.guide(
            from: GuideLoading.builtIn(try #require(BuiltInGuides.named(moved.guide)))
        )
        let drifted = try OtherWords.files(of: moved.app + "Drifted")
        let ours = try findings(in: drifted, under: builtIn).map { shown($0, at: moved.moved) }
        let theirs = try findings(in: moved.moved(drifted), under: guide).map { shown($0) { $0 } }
        #expect(!ours.isEmpty)
        let difference = theirs.sorted().difference(from: ours.sorted())
        #expect(difference.isEmpty, "found there alone (insert) or here alone (remove): \(difference)")
        // Without these lines the moved app is not clean.
        let unfitted = try findings(in: moved.moved(OtherWords.files(of: moved.app)), under: builtIn)
        #expect(!unfitted.isEmpty)
    }

    @Test("No rule, message or template names a folder that a place holds", arguments: BuiltInGuides.all.map(\.name))
    func textsNameNoFolder(name: String) throws {
        let guide = try OtherWords.guide(extending: name, with: [:]).guide
        let places = guide.definitions.places.filter { !$0.homes.isEmpty }
        try #require(!places.isEmpty)
        let folders = Set(places.flatMap { $0.homes.flatMap { $0.text.split(separator: "/").map(String.init) } })
            .filter { !$0.contains { "{*?.".contains($0) } }
        var elsewhere: [String: String] = [:]
        for (number, place) in places.enumerated() {
            let holes = Set(place.homes.flatMap(\.placeholders)).sorted().map { "/{\($0)}" }.joined()
            elsewhere[place.name] = "Elsewhere\(number)" + holes
        }
        // What a folder is called is a value in some guides, and where it lies a place.
        let called = guide.values.filter { $0.value.count == 1 && folders.contains($0.value[0]) }
        let values = called.mapValues { "Other" + $0[0] }
        let texts = GuideTexts(try OtherWords.guide(extending: name, with: values, in: elsewhere).guide)
        let naming = texts.all.filter { text in
            text.path.contains("/") && text.path.split(separator: "/").contains { folders.contains(String($0)) }
        }
        #expect(naming.map { "\($0.owner): \($0.path)" } == [])
    }

    private func findings(in files: [String: String], under guide: PreparedGuide) throws -> [Finding] {
        let request = CheckRequest(
            workspace: MemoryWorkspace(texts: files),
            guide: guide,
            today: "2026-01-01",
            threads: 2
        )
        return Pipeline.check(request).result.findings
    }

    private func shown(_ finding: Finding, at moved: (String) -> String) -> String {
        "\(finding.rule) \(moved(finding.place.path.text)):\(finding.place.start.line)"
    }
}

/// What a guide says in rules, definitions, trees, messages and paths of templates, word by word.
private struct GuideTexts {
    private(set) var all: [(owner: String, path: String)] = []

    init(_ guide: Guide) {
        for rule in guide.rules {
            add(quotedIn: "\(rule.form) \(rule.exceptions)", rule.name)
            for sentence in [rule.message, rule.instead, rule.because, rule.make?.text] {
                add(sentence ?? "", rule.name)
            }
        }
        for role in guide.definitions.roles { add(quotedIn: "\(role.description)", role.name) }
        for layer in guide.definitions.layers { add(quotedIn: "\(layer.extent)", layer.name) }
        for question in guide.reviews { add(quotedIn: "\(question)", question.name) }
        for set in guide.templates { for file in set.files { add(file.path.text, "set " + set.name) } }
    }

    private mutating func add(quotedIn description: String, _ owner: String) {
        for match in description.matches(of: /"((?:[^"\\]|\\.)*)"/) { add(String(match.1), owner) }
    }

    private mutating func add(_ text: String, _ owner: String) {
        // An expression is one word, whatever stands in it.
        if text.hasPrefix("/"), text.hasSuffix("/") { return all.append((owner, text)) }
        for word in text.split(whereSeparator: { " `(),;\n".contains($0) }) { all.append((owner, String(word))) }
    }
}
