// Records the allowances in comments, and which of them were used.

import NormaText

/// One rule allowed by one comment.
struct Allowance {
    var rule: String
    var reach: AllowComment.Reach
    var reason: String
    var until: String?
    /// The place of the rule's name in the comment.
    var place: Place
    var isUsed = false
}

struct SuppressionLedger {
    /// The allowed part of a file.
    private struct Key: Hashable {
        var rule: String
        /// Nil for the whole file.
        var line: Int?
    }

    private let terms: SuppressionTerms
    /// All names by which a comment may refer to a rule.
    private let names: Set<String>
    private var allowances: [Allowance] = []
    private var index: [RelativePath: [Key: Int]] = [:]
    private var complaints: [Finding] = []
    /// How many comments refer to rules by each old name.
    private(set) var oldNames: [String: Int] = [:]

    init(terms: SuppressionTerms) {
        self.terms = terms
        names = terms.knownRules.union(terms.renamedRules.keys)
    }

    /// Whether any finding could be allowed.
    var grantsAnything: Bool { !index.isEmpty }

    /// Reads a comment; most have no instruction and cost one look at their first bytes.
    mutating func enter(_ comment: CodeComment) {
        let instructions = AllowComment.all(in: comment.text, knownRules: names)
        guard !instructions.isEmpty else { return }
        let places = CommentPlaces(comment)
        for instruction in instructions {
            let review = AllowCommentReview(of: instruction, places: places, terms: terms)
            complaints += review.complaints
            for rule in instruction.rules where terms.renamedRules[rule.text] != nil {
                oldNames[rule.text, default: 0] += 1
            }
            for allowance in review.allowances { grant(allowance, places) }
        }
    }

    /// The finding with the reason that allows it; nil if it remains.
    mutating func allow(_ finding: Finding) -> SuppressedFinding? {
        // Most files have no such comments.
        guard let allowed = index[finding.place.path] else { return nil }
        var found = allowed[Key(rule: finding.rule, line: nil)]
        // A finding about a whole file is on its first line only for lack of a better one.
        if finding.place.range != nil,
            let onLine = allowed[Key(rule: finding.rule, line: finding.place.start.line)]
        {
            found = onLine
        }
        guard let found else { return nil }
        allowances[found].isUsed = true
        return SuppressedFinding(finding: finding, reason: allowances[found].reason, until: allowances[found].until)
    }

    /// All problems of the comments, once every finding was passed to `allow`.
    func complaints(about staying: [Finding]) -> [Finding] {
        let stale = allowances.filter { !$0.isUsed && terms.judgedRules.contains($0.rule) }
        guard !stale.isEmpty else { return complaints }
        var places: [RelativePath: [Key: [Place]]] = [:]
        for finding in staying where index[finding.place.path] != nil {
            let key = Key(rule: finding.rule, line: nil)
            places[finding.place.path, default: [:]][key, default: []].append(finding.place)
        }
        return complaints
            + stale.map { allowance in
                let others = places[allowance.place.path]?[Key(rule: allowance.rule, line: nil)] ?? []
                return StaleAllowance(allowance: allowance, findingsInFile: others).finding
            }
    }

    private mutating func grant(_ allowance: Allowance, _ places: CommentPlaces) {
        let number = allowances.count
        allowances.append(allowance)
        let place = allowance.place
        let lines: [Int?] = allowance.reach == .file ? [nil] : places.linesCovered(from: place.start.line)
        for line in lines {
            let key = Key(rule: allowance.rule, line: line)
            if index[place.path]?[key] == nil { index[place.path, default: [:]][key] = number }
        }
    }
}
