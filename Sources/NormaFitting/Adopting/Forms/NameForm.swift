// `X ends in Y`, `suffix X with Y`, `X is named …Y`: what things are called.

enum NameForm {
    static let form = AdoptionForm(
        phrase: "X ends in `Y`; X starts with `Y`; X is named `…Y`",
        keywords: ["suffix", "end", "named", "name", "prefix", "start", "called", "naming", "begin"],
        read: read
    )

    private enum Affix: Sendable { case ending, beginning }

    private static func read(_ clause: Clause, _ lexicon: Lexicon) -> AdoptionForm.Outcome {
        guard clause.polarity == .must else { return .no }
        if let tests = testNames(clause) { return .read(tests) }
        guard let found = affix(of: clause) else { return .no }
        guard let subjectWords = found.subject else { return .open(.unknownWord("who is named so")) }
        guard let word = found.word.allSatisfy(\.isIdentifierPart) ? found.word : nil, word.first?.isUppercase == true
        else {
            return .open(.noForm)
        }
        guard let subject = lexicon.thing(withoutNoun(subjectWords)) else {
            return .open(.unknownWord(ClauseTail.text(subjectWords)))
        }
        let pattern = found.affix == .ending ? "*" + word : word + "*"
        guard let samples = samples(of: subject, word, found.affix), let selector = subject.subject else {
            return .open(.unknownWord(ClauseTail.text(subjectWords)))
        }
        let lines = [
            clause.isSoft ? "severity: warning" : nil, "every: \(selector)",
            "must: { named: \(YAMLText.quoted(pattern)) }",
        ].compactMap(\.self)
        let name = "\(subject.words) \(found.affix == .ending ? "end in" : "begin with") \(word)"
        var draft = RuleDraft(name, lines, examples: samples, usesNatures: subject.usesNatures)
        draft.isAboutPlaces = subject.isPlace
        return .read(draft)
    }

    /// `view model names`, `names of view models`.
    private static func withoutNoun(_ words: [SentenceWord]) -> [SentenceWord] {
        let nouns: Set<String> = ["name", "names", "class", "classes", "type", "types"]
        if let last = words.last, !last.isCode, nouns.contains(last.text), words.count > 1 {
            return Array(words.dropLast())
        }
        if words.count > 2, ["name", "names"].contains(words[0].text), words[1].text == "of" {
            return Array(words.dropFirst(2))
        }
        return words
    }

    private static let testWords: Set<String> = [
        "test", "tests", "methods", "method", "functions", "function", "names", "name", "naming", "descriptively",
        "convention", "pattern", "format", "be", "use", "the", "a", "an", "named", "follow", "following", "clearly",
        "as", ",", "in", "like",
    ]

    /// `Name tests `test_method_condition_result``: parts divided by underscores.
    private static func testNames(_ clause: Clause) -> RuleDraft? {
        let words = (clause.label ?? []) + (clause.subject ?? []) + clause.predicate
        let patterns = words.filter(\.isCode)
        guard patterns.count == 1, let written = patterns.first?.text, written.hasPrefix("test"),
            words.allSatisfy({ $0.isCode || testWords.contains($0.text) }),
            words.contains(where: { ["test", "tests"].contains($0.text) })
        else { return nil }
        let name = written.hasSuffix("()") ? String(written.dropLast(2)) : written
        let parts = name.split(separator: "_", omittingEmptySubsequences: false)
        let holes: Set<Character> = ["<", ">", "{", "}", "[", "]"]
        guard parts.count >= 3, parts.allSatisfy({ !$0.isEmpty }),
            name.allSatisfy({ $0.isIdentifierPart || holes.contains($0) })
        else { return nil }
        let first = parts[0] == "test" ? "test" : "test*"
        let pattern = ([first] + parts.dropFirst().map { _ in "*" }).joined(separator: "_")
        let start = parts[0] == "test" ? "test" : "testCart"
        let good = ([start] + parts.dropFirst().indices.map { "part\($0)" }).joined(separator: "_")
        let suite = { (name: String, mark: String) in
            ["final class CartTests: XCTestCase {", "    func \(name)() {}\(mark)", "}"]
        }
        return RuleDraft(
            "tests are named in \(parts.count) parts",
            (clause.isSoft ? ["severity: warning"] : []) + [
                "every: { function: any, named: \"test*\", in: tests }", "must: { named: \(YAMLText.quoted(pattern)) }",
            ],
            examples: [
                AdoptedExample(.bad, path: "Tests/CartTests.swift", suite("testCart", " // ✗")),
                AdoptedExample(.good, path: "Tests/CartTests.swift", suite(good, "")),
            ]
        )
    }

    // MARK: - How it is said

    private static let middles: [(words: [String], affix: Affix)] = [
        (["end", "with", "the"], .ending), (["end", "in", "the"], .ending), (["start", "with", "the"], .beginning),
        (["end", "with", "the", "suffix"], .ending), (["end", "in", "the", "suffix"], .ending),
        (["end", "with"], .ending), (["end", "in"], .ending),
        (["have", "the", "suffix"], .ending), (["have", "suffix"], .ending), (["have", "a", "suffix"], .ending),
        (["use", "the", "suffix"], .ending),
        (["use", "suffix"], .ending), (["have", "the"], .ending), (["use", "the"], .ending), (["have", "a"], .ending),
        (["use", "a"], .ending),
        (["be", "suffixed", "with"], .ending), (["suffix", "with"], .ending), (["start", "with"], .beginning),
        (["begin", "with"], .beginning),
        (["have", "the", "prefix"], .beginning), (["use", "the", "prefix"], .beginning),
        (["be", "prefixed", "with"], .beginning),
        (["prefix", "with"], .beginning), (["have", "an"], .ending), (["use", "an"], .ending),
    ]

    private static func affix(of clause: Clause) -> (subject: [SentenceWord]?, word: String, affix: Affix)? {
        let words = clause.predicate
        if let named = named(words) { return (clause.subject ?? named.subject, named.word, named.affix) }
        for middle in middles where words.count > middle.words.count {
            guard zip(words, middle.words).allSatisfy({ !$0.isCode && $0.text == $1 }) else { continue }
            let rest = words.dropFirst(middle.words.count)
            let last = rest.count == 2 ? rest.last?.text : nil
            let needsNoun = ["the", "a", "an"].contains(middle.words.last ?? "")
            guard let word = rest.first, word.isCode, rest.count == (needsNoun ? 2 : rest.count), rest.count <= 2 else {
                continue
            }
            switch last {
            case "suffix": return (clause.subject, bare(word.text), .ending)
            case "prefix": return (clause.subject, bare(word.text), .beginning)
            case nil: return (clause.subject, bare(word.text), middle.affix)
            default: continue
            }
        }
        return imperative(clause)
    }

    /// `Suffix view models with `ViewModel``.
    private static func imperative(_ clause: Clause) -> (subject: [SentenceWord]?, word: String, affix: Affix)? {
        guard clause.subject == nil, ["suffix", "prefix"].contains(clause.verb), let word = clause.predicate.last,
            word.isCode,
            let with = clause.predicate.dropLast().last, with.text == "with"
        else { return nil }
        let subject = Array(clause.object.dropLast(2))
        return (subject.isEmpty ? nil : subject, bare(word.text), clause.verb == "suffix" ? .ending : .beginning)
    }

    /// `be named `*View``, `be called `{Name}View``.
    private static func named(_ words: [SentenceWord]) -> (subject: [SentenceWord]?, word: String, affix: Affix)? {
        guard words.count == 3, words[0].text == "be", ["named", "called"].contains(words[1].text), words[2].isCode
        else { return nil }
        let text = words[2].text
        let ends = ["*", "{Name}", "[Name]", "<Name>", "{Feature}", "[Feature]", "<Feature>", "…", "..."]
        if let hole = ends.first(where: text.hasPrefix) { return (nil, String(text.dropFirst(hole.count)), .ending) }
        if let hole = ends.first(where: text.hasSuffix) { return (nil, String(text.dropLast(hole.count)), .beginning) }
        return nil
    }

    /// `-View`, `*View`, `…View`
    private static func bare(_ text: String) -> String { String(text.drop { "*-….".contains($0) }) }

    // MARK: - Proof

    /// Nil if nothing but its name says what the thing is.
    private static func samples(of subject: Thing, _ word: String, _ affix: Affix) -> [AdoptedExample]? {
        let (wrong, right) = affix == .ending ? ("CartThing", "Cart\(word)") : ("ThingOfCart", "\(word)Cart")
        switch subject {
        case .role(let noun):
            guard let misnamed = Misnamed.sample(of: noun, avoiding: word) else { return nil }
            var good = misnamed
            good.name = right
            good.beside = good.beside.map { $0.replacing(misnamed.name, with: right) }
            var bad = misnamed
            bad.marked = .head
            return [
                AdoptedExample(.bad, path: misnamed.path, bad.lines),
                AdoptedExample(.good, path: misnamed.path, good.lines),
            ]
        case .kind(let kind) where ["class", "struct", "enum", "actor", "protocol"].contains(kind):
            let head = kind == "class" ? "final class" : kind
            return [
                AdoptedExample(.bad, ["\(head) \(wrong) {} // ✗"]), AdoptedExample(.good, ["\(head) \(right) {}"]),
            ]
        case .place(_, let patterns):
            let folder = "Sources/" + (patterns.first ?? "").replacing("**/", with: "").replacing("/**", with: "")
            return [
                AdoptedExample(.bad, path: "\(folder)/\(wrong).swift", ["struct \(wrong) {} // ✗"]),
                AdoptedExample(.good, path: "\(folder)/\(right).swift", ["struct \(right) {}"]),
            ]
        default: return nil
        }
    }
}

/// Things whose role is sure although they are called otherwise.
enum Misnamed {
    static func sample(of noun: RoleNoun, avoiding word: String) -> SampleType? {
        switch noun.role {
        case "view": SampleType("struct", "CartPage", inherits: ["View"], body: ["var body: some View { Text(\"\") }"])
        case "view-controller":
            SampleType("final class", "CartPage", inherits: ["UIViewController"], body: ["func load() {}"])
        case "view-model":
            SampleType(
                "final class",
                "CartState",
                inherits: ["ObservableObject"],
                body: ["@Published var rows: [String] = []", "func load() {}"],
                beside: [
                    "struct CartPage: View {", "    @StateObject private var state = CartState()",
                    "    var body: some View { Text(\"\") }", "}",
                ]
            )
        case "mock":
            SampleType(
                "final class",
                word == "Fake" ? "StubCart" : "FakeCart",
                body: ["func load() {}"],
                path: "Tests/Doubles.swift"
            )
        case "test-suite":
            SampleType(
                "final class",
                "CartChecks",
                inherits: ["XCTestCase"],
                body: ["func testCart() {}"],
                path: "Tests/Cart.swift"
            )
        default: nil
        }
    }
}
