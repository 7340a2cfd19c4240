// `contain`: code that matches a pattern with holes.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct ContainPredicate: Predicate {
    static let word = PredicateWord(
        "contain",
        shape: .code,
        summary: "Code in it matches a Swift pattern; `$NAME` stands for one expression, `$$$` for any number.",
        example: #"""
            ```yaml rule
            rule: no-bare-main-queue
            every: file
            must-not: { contain: "DispatchQueue.main.async { $$$ }" }
            ```

            ```swift bad
            func reload() {
                DispatchQueue.main.async { // ✗
                    update()
                }
            }
            ```

            ```swift good
            func reload() async {
                await MainActor.run { update() }
                // DispatchQueue.main.async { update() }
            }
            ```
            """#,
        blindSpot: "It compares structure, not meaning: an alias or a wrapper of the same thing is not found."
    )
    static let usualSubjects = UsualSubjects.files
    var cost: Int { PlanCost.search }

    private let uses: [CodePatternUse]
    /// The conditions on the holes of each use.
    private let questions: [[HoleQuestion]]
    private let texts: [Int: String]
    private let wanted: Set<Int32>

    init(_ uses: [CodePatternUse], in compiler: PlanCompiler) {
        self.uses = uses
        questions = uses.map { use in use.conditions.map { HoleQuestion($0, in: compiler) } }
        wanted = Set(uses.map { Int32(clamping: $0.pattern.index) })
        let patterns = compiler.context.guide.codePatterns
        texts = Dictionary(
            uses.map {
                ($0.pattern.index, patterns.indices.contains($0.pattern.index) ? patterns[$0.pattern.index].text : "")
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Visits the certain places until the visitor stops; returns whether there may be others.
    @discardableResult
    private func search(
        _ subject: Subject,
        _ captures: Captures,
        _ context: JudgingContext,
        visit: (FileID, PatternSighting, CodePatternUse) -> Bool
    ) -> Verdict {
        var result = Verdict.fails
        for extent in context.extents(of: subject) {
            let sightings = context.project.files[Int(extent.file.index)].patterns
            // Most belong to patterns of other rules, and a copy would retain all its bindings.
            for index in extent.indices(in: sightings) where wanted.contains(sightings[index].pattern) {
                let (verdict, use) = use(of: sightings[index], extent.file, captures, context)
                if verdict == .unknown, result == .fails { result = .unknown }
                guard verdict == .holds, let use else { continue }
                result = .holds
                guard visit(extent.file, sightings[index], use) else { return .holds }
            }
        }
        return result
    }

    /// The first use whose conditions hold.
    private func use(
        of sighting: PatternSighting,
        _ file: FileID,
        _ captures: Captures,
        _ context: JudgingContext
    ) -> (Verdict, CodePatternUse?) {
        var result = Verdict.fails
        for (use, questions) in zip(uses, questions) where use.pattern.index == Int(sighting.pattern) {
            let verdict = Verdict.all(questions) {
                $0.verdict(of: sighting, in: file, given: captures, context: context)
            }
            if verdict == .holds { return (.holds, use) }
            if verdict == .unknown { result = .unknown }
        }
        return (result, nil)
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        search(subject, captures, context) { _, _, _ in false }
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        var result: [Evidence] = []
        search(subject, captures, context) { file, sighting, use in
            let text = texts[Int(sighting.pattern)] ?? ""
            var evidence = Evidence(
                at: .spot(file, sighting.range, sighting.owner),
                "contains `\(Self.filled(text, sighting.bindings))`",
                detail: text,
                in: context
            )
            evidence.isUse = false
            if let code = use.replacement {
                let facts = context.project.content(of: file)
                evidence.fix = SentenceFix.replacing(sighting, of: text, with: code, in: facts)
            }
            result.append(evidence)
            return true
        }
        return result
    }

    /// In bytes: the characters of a longer text aren't even counted.
    private static let longestShown = 1_000

    /// The pattern with its holes filled with their text if it is short, else with `…`.
    private static func filled(_ pattern: String, _ bindings: [PatternSighting.Binding]) -> String {
        var result = pattern.split(whereSeparator: \.isNewline).joined(separator: " ")
        for binding in bindings.sorted(by: { $0.hole.count > $1.hole.count })
        where binding.range.count <= longestShown {
            guard let text = binding.text, !text.isEmpty, text.count <= 30, !text.contains(where: \.isNewline) else {
                continue
            }
            let hole = result.firstRange(of: "$$$" + binding.hole) ?? result.firstRange(of: "$" + binding.hole)
            if let hole { result.replaceSubrange(hole, with: text) }
        }
        // On whatever it is called: `.background(…)`.
        let shown = withoutHoles(result)
        return shown.hasPrefix("….") ? String(shown.dropFirst()) : shown
    }

    private static func withoutHoles(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let name = rest[dollar...].drop { $0 == "$" }
            let end = name.drop { $0.isUppercase || $0.isNumber || $0 == "_" }
            // `$0` of a closure is code, not a hole.
            let isHole = name.startIndex != end.startIndex && name.first?.isNumber == false
            let isMany = rest[dollar...].hasPrefix("$$$")
            result += isHole || isMany ? "…" : rest[dollar..<end.startIndex]
            rest = end
        }
        return result + rest
    }

    private var words: String {
        Plan.listed(uses.map { "`\(texts[$0.pattern.index] ?? "")`" }, with: "or")
    }

    /// With the conditions on its holes, if the guide has any.
    private var fullWords: String {
        var conditions: [String] = []
        for question in questions.joined() {
            let text = "`$\(question.hole)` is \(question.words(given: .none))"
            if !conditions.contains(text) { conditions.append(text) }
        }
        return words + (conditions.isEmpty ? "" : " where " + Plan.listed(conditions, with: "and"))
    }

    /// Only the author knows what a hole is for; a hole without a condition is left out.
    private var plainWords: String {
        guard uses.allSatisfy(\.conditions.isEmpty) else { return fullWords }
        return Plan.listed(uses.map { "`\(Self.filled(texts[$0.pattern.index] ?? "", []))`" }, with: "or")
    }

    func statement(given captures: Captures) -> String { "contains " + plainWords }
    func denial(given captures: Captures) -> String { "does not contain " + plainWords }
    func detail(given captures: Captures) -> String { "contain " + words }
}
