// The exceptions of a rule: descriptions with a reason, some with an end date.

import NormaFindings
import NormaGuide
import NormaText

/// The exceptions of one rule that hold today; remembers which of them excused something.
///
/// One for each judging of a rule, used by one thread.
package final class RuleExceptions {
    private let rule: Rule
    private let scopes: [(index: Int, scope: Scope)]
    private var hasExcused: [Bool]

    package init(of rule: Rule, in context: JudgingContext) {
        self.rule = rule
        hasExcused = rule.exceptions.map { _ in false }
        scopes = rule.exceptions.enumerated().compactMap { index, exception in
            if let until = exception.until, until < context.today { return nil }
            return (
                index, Scope(exception.description, in: context, preferring: .anything, counting: context.preventing)
            )
        }
    }

    package var isEmpty: Bool { scopes.isEmpty }

    /// Whether an exception excuses this thing, one that encloses it, its file, or a folder, module or feature around it.
    package func excuses(_ subject: Subject) -> Bool {
        var isExcused = false
        for (index, scope) in scopes where scope.covers(subject) {
            hasExcused[index] = true
            isExcused = true
        }
        return isExcused
    }

    /// One notice for each exception that excused nothing, unless that is expected, for each that has ended, and for each that
    /// excused something though nothing was expected.
    package func notices() -> [Notice] {
        var notices: [Notice] = []
        let current = Set(scopes.map(\.index))
        for (index, exception) in rule.exceptions.enumerated() {
            if !current.contains(index) {
                let day = exception.until ?? "an earlier day"
                let message = "an exception of `\(rule.name)` ended on \(day), so its findings are reported again"
                notices.append(notice(.endedException, message, of: exception))
            } else if !hasExcused[index], !exception.expectsNone, rule.emptiness == .told {
                let message = "an exception of `\(rule.name)` excuses nothing: remove it, or fix its description"
                notices.append(notice(.uselessException, message, of: exception))
            } else if hasExcused[index], exception.expectsNone {
                let message = "an exception of `\(rule.name)` excuses something now: remove its `expect: none`"
                notices.append(notice(.staleExpectation, message, of: exception))
            }
        }
        return notices
    }

    private func notice(_ kind: Notice.Kind, _ message: String, of exception: RuleException) -> Notice {
        Notice(
            kind: kind,
            rule: rule.name,
            message: message,
            guideFile: exception.place.file,
            guideLine: exception.place.position.line
        )
    }
}
