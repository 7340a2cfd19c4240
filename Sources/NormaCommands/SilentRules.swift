// The rules that looked at a place and found nothing, by their subject.

import NormaGuide
import NormaPipeline
import NormaProject
import NormaRules

struct SilentRules {
    /// A subject, and the rules that looked at it, in the guide's order.
    struct Group {
        let title: String
        var rules: [String]
    }

    private let outcome: CheckOutcome
    private let file: FileID
    /// The declarations at the place, the innermost first, and then the file.
    private let subjects: [Subject]
    private let applicable: ApplicableRules?

    init(outcome: CheckOutcome, file: FileID, inside: [Subject]) {
        self.outcome = outcome
        self.file = file
        subjects = inside + [.file(file)]
        let path = outcome.context.project.file(file).path
        applicable = PlannedPlace(path, isFolder: false, exists: true, in: outcome.context)
            .map { ApplicableRules(at: $0, in: outcome.context) }
    }

    /// The innermost first.
    func groups(besides speaking: Set<String>) -> [Group] {
        var groups = subjects.map { Group(title: title(of: $0), rules: []) }
        for rule in outcome.context.guide.rules where !speaking.contains(rule.name) {
            guard let index = lookedAt(by: rule) else { continue }
            groups[index].rules.append(rule.name)
        }
        return groups.filter { !$0.rules.isEmpty }
    }

    private func title(of subject: Subject) -> String {
        if case .file = subject { return "the file" }
        let title = outcome.context.title(of: subject)
        return title.hasPrefix("The ") ? "the " + title.dropFirst(4) : title
    }

    /// The subject that a rule looked at; nil if it looked at none.
    private func lookedAt(by rule: Rule) -> Int? {
        let last = subjects.count - 1
        switch rule.form {
        case .every(let scope, must: _), .everyNot(let scope, mustNot: _):
            let scope = Scope(scope, in: outcome.context)
            return subjects.firstIndex { scope.verdict(of: $0) == .holds }
        case .only(let allowed, may: _):
            let scope = Scope(allowed, in: outcome.context)
            return subjects.contains { scope.verdict(of: $0) == .holds } ? nil : last
        case .check(let use):
            guard let scope = use.scope.map({ Scope($0, in: outcome.context) }) else { return last }
            return subjects.contains { scope.covers($0) } ? last : nil
        default: return applicable?.applied(rule) == nil ? nil : last
        }
    }
}
