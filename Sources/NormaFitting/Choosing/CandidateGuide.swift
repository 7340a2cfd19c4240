// The candidates as a guide, in the places of a project.

import NormaGuide
import NormaPipeline

struct CandidateGuide {
    let candidates: [CandidateRule]
    /// By name, of every place that a candidate needs.
    let places: [String: [String]]
    private var demanded: [String: Int] = [:]

    /// Every candidate, with places that no project has: what has to be looked for in each file.
    static let toRead: CandidateGuide = {
        let names = Set(CandidateRule.all.flatMap(\.places)).sorted()
        let places = names.map { ($0, ["\($0)-is-unknown/" + ($0.hasSuffix("feature") ? "{Feature}" : "")]) }
        return CandidateGuide(candidates: CandidateRule.all, places: Dictionary(uniqueKeysWithValues: places))
    }()

    private init(candidates: [CandidateRule], places: [String: [String]]) {
        self.candidates = candidates
        self.places = places
    }

    /// The candidates whose places are known, with limits that are strict enough for every demand.
    ///
    /// - Parameter things: what the project holds; nil: everything.
    init(knowing known: [String: [String]], holding things: Set<String>? = nil, demands: [Demand] = []) {
        demanded = Dictionary(
            demands.compactMap { demand in demand.atMost.map { (demand.rule, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
        let absent = CandidateRule.placesThatMayBeAbsent
        candidates = CandidateRule.all.filter { candidate in
            let isAbout = candidate.thing.map { things?.contains($0) ?? true } ?? true
            return isAbout && candidate.places.allSatisfy { known[$0]?.isEmpty == false || absent.contains($0) }
        }
        let needed = Set(candidates.flatMap(\.places))
        places = Dictionary(uniqueKeysWithValues: needed.map { ($0, known[$0] ?? []) })
    }

    func prepared() throws(GuideProblems) -> PreparedGuide {
        try GuideLoading.guide(from: GuideSource(text: text, file: "candidates.md"), parts: .chapters)
    }

    /// The guide's Markdown; the order of places and rules is that of the candidates.
    var text: String {
        var lines = ["---", "norma: 2", "name: candidates", "---", "# Candidates", ""]
        if !places.isEmpty {
            lines += ["```yaml define", "places:"]
            lines += places.sorted { $0.key < $1.key }.map { "  \($0.key): \(Self.written($0.value))" }
            lines += ["```", ""]
        }
        for book in Set(candidates.map(\.book)).sorted() {
            lines.append("```yaml take from=\(book)")
            lines += candidates.filter { $0.book == book }.map(entry)
            lines += ["```", ""]
        }
        return lines.joined(separator: "\n")
    }

    private func entry(_ candidate: CandidateRule) -> String {
        guard let limit = candidate.limits.first else { return "- \(candidate.name)" }
        return "- \(candidate.name): { at-most: \(min(limit, demanded[candidate.name] ?? limit)) }"
    }

    private static func written(_ patterns: [String]) -> String {
        guard !patterns.isEmpty else { return "none" }
        let quoted = patterns.map { "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
        return "[" + quoted.joined(separator: ", ") + "]"
    }
}
