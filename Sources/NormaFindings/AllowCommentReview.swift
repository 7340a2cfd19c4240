// Checks one instruction of a comment: what it allows, and what is wrong with it.

import NormaText

struct AllowCommentReview {
    private let terms: SuppressionTerms
    private let places: CommentPlaces
    private(set) var allowances: [Allowance] = []
    private(set) var complaints: [Finding] = []

    init(of comment: AllowComment, places: CommentPlaces, terms: SuppressionTerms) {
        self.terms = terms
        self.places = places
        if let reach = comment.reach { read(comment, reach) } else { complainOfInstruction(comment.instruction) }
    }

    private mutating func read(_ comment: AllowComment, _ reach: AllowComment.Reach) {
        guard !comment.rules.isEmpty else {
            let message = "`\(comment.instruction.text)` doesn't name the rule that it allows"
            complain(.allowNamesUnknownRule, at: comment.instruction, message)
            return
        }
        let isInTime = checkDate(of: comment)
        var allowed: [AllowComment.Word] = []
        for rule in comment.rules where check(rule) { allowed.append(rule) }
        if comment.reason == nil, !allowed.isEmpty { complainOfReason(comment, allowed) }
        if isInTime { allowances = allowed.map { allowance($0, reach, by: comment) } }
    }

    private mutating func complain(_ rule: SuppressionRule, at word: AllowComment.Word, _ message: String) {
        complaints.append(places.finding(rule, at: word, message))
    }

    private mutating func complainOfInstruction(_ word: AllowComment.Word) {
        let near = NearestWord.to(word.text, among: ["norma:allow", "norma:allow-file"])
        let advice = near.map { "did you mean `\($0)`?" } ?? "write `norma:allow` or `norma:allow-file`"
        complain(.allowNamesUnknownRule, at: word, "`\(word.text)` is an unknown instruction; \(advice)")
    }

    /// Whether a comment may allow the rule.
    private mutating func check(_ rule: AllowComment.Word) -> Bool {
        let name = terms.nameToday(of: rule.text)
        if !terms.knownRules.contains(name) {
            let near = NearestWord.to(rule.text, among: terms.sortedRules)
            let advice = near.map { "; did you mean `\($0)`?" } ?? ""
            complain(.allowNamesUnknownRule, at: rule, "There is no rule `\(rule.text)`\(advice)")
            return false
        }
        if terms.lockedRules.contains(name) {
            complain(.allowIsLocked, at: rule, "`\(rule.text)` is locked, so this comment can't allow it")
            return false
        }
        return true
    }

    /// Whether the comment still counts today.
    private mutating func checkDate(of comment: AllowComment) -> Bool {
        guard let until = comment.until else { return true }
        if until.text.isEmpty {
            complain(.allowIsStale, at: comment.instruction, "`until` needs a day, such as `2027-01-31`")
            return false
        }
        guard CalendarDay.isValid(until.text) else {
            complain(.allowIsStale, at: until, "`\(until.text)` is not a day; write it like `2027-01-31`")
            return false
        }
        guard terms.today <= until.text else {
            complain(.allowIsStale, at: until, "This was allowed only until \(until.text)")
            return false
        }
        return true
    }

    private mutating func complainOfReason(_ comment: AllowComment, _ allowed: [AllowComment.Word]) {
        let names = allowed.map { "`\($0.text)`" }.joined(separator: ", ")
        let message =
            comment.stray.map { "This comment allows \(names), but `because` is missing before “\($0)”" }
            ?? "This comment allows \(names) but gives no reason"
        complain(.allowNeedsReason, at: comment.instruction, message)
    }

    private func allowance(
        _ rule: AllowComment.Word,
        _ reach: AllowComment.Reach,
        by comment: AllowComment
    ) -> Allowance {
        Allowance(
            rule: terms.nameToday(of: rule.text),
            reach: reach,
            reason: comment.reason ?? "",
            until: comment.until?.text,
            place: places.place(of: rule)
        )
    }
}
