// The exceptions of a rule: descriptions with a reason, some with an end date.

import NormaFindings
import NormaGuide
import NormaProject
import NormaText

/// The exceptions of one rule that hold today.
struct RuleExceptions {
    /// An exception, and whether it may excuse something about which it can't be decided.
    private struct Scoped {
        var index: Int
        var scope: Scope
        var isAboutDeployment: Bool
        var isAboutChange: Bool
    }

    private let scopes: [Scoped]

    init(of rule: Rule, in context: JudgingContext) {
        scopes = rule.exceptions.enumerated().compactMap { index, exception in
            if let until = exception.until, until < context.today { return nil }
            let scope = Scope(exception.description, in: context, preferring: .anything, counting: context.preventing)
            return Scoped(
                index: index,
                scope: scope,
                isAboutDeployment: exception.description.predicates.contains { $0.word == "deploy-to" },
                isAboutChange: context.change == nil && exception.description.asksAboutChange
            )
        }
    }

    var isEmpty: Bool { scopes.isEmpty }

    /// The numbers of the exceptions that excuse this thing, one that encloses it, its file, or a folder, module or feature around it.
    func excusing(_ subject: Subject) -> [Int] {
        scopes.filter { exception in
            let coverage = exception.scope.coverage(of: subject)
            guard coverage == .unknown else { return coverage == .holds }
            return exception.isAboutChange || exception.isAboutDeployment && isCompiled(subject)
        }
        .map(\.index)
    }

    /// The version of a target that can't be read may be an old one, for which nothing else can be written.
    private func isCompiled(_ subject: Subject) -> Bool {
        guard let context = scopes.first?.scope.context, let file = context.file(of: subject) else { return false }
        return !context.project.files[Int(file.index)].modules.isEmpty
    }
}

extension RuleJudgement {
    /// Whether an exception excuses the thing; if so, the exception is useful.
    mutating func isExcused(_ subject: Subject, by exceptions: RuleExceptions) -> Bool {
        if exceptions.isEmpty { return false }
        let excusing = exceptions.excusing(subject)
        usefulExceptions?.formUnion(excusing)
        return !excusing.isEmpty
    }

    mutating func isExcused(_ use: UnitUse, by exceptions: RuleExceptions) -> Bool {
        guard !exceptions.isEmpty, let subject = use.subject else { return false }
        return isExcused(subject, by: exceptions)
    }
}

extension Rule {
    /// One notice for each exception that excused nothing, unless that is expected, for each that has ended, and for each that
    /// excused something though nothing was expected.
    ///
    /// - Parameter useful: the numbers of those that excused something.
    func exceptionNotices(_ useful: Set<Int>, today: String) -> [Notice] {
        var notices: [Notice] = []
        for (index, exception) in exceptions.enumerated() {
            if let until = exception.until, until < today {
                let message = "an exception of `\(name)` ended on \(until), so its findings are reported again"
                notices.append(notice(.endedException, message, of: exception))
            } else if !useful.contains(index), !exception.expectsNone, emptiness == .told {
                let message = "an exception of `\(name)` excuses nothing: remove it, or fix its description"
                notices.append(notice(.uselessException, message, of: exception))
            } else if useful.contains(index), exception.expectsNone {
                let message = "an exception of `\(name)` excuses something now: remove its `expect: none`"
                notices.append(notice(.staleExpectation, message, of: exception))
            }
        }
        return notices
    }

    private func notice(_ kind: Notice.Kind, _ message: String, of exception: RuleException) -> Notice {
        Notice(
            kind: kind,
            rule: name,
            message: message,
            guideFile: exception.place.file,
            guideLine: exception.place.position.line
        )
    }
}
