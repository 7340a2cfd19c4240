// Which types outside the project have a role, asked once for all rules.

import NormaText
import Synchronization

/// Two threads may compute the same; the answers are equal.
final class OutsideRoles: Sendable {
    private struct Question: Hashable {
        let role: Int
        /// Nil: some type whose name is unknown.
        let name: String?
    }

    /// A plan remembers answers and so is used by one thread at a time: a user takes it out and puts it back.
    private final class LentPlan: @unchecked Sendable {
        let plan: Plan

        init(_ plan: Plan) { self.plan = plan }
    }

    private let known = Mutex<[Question: Verdict]>([:])
    private let plans = Mutex<[Int: [LentPlan]]>([:])

    /// Cost: making the role's plan, once for each thread.
    func verdict(_ role: Int, of name: String?, in context: JudgingContext, _ make: () -> Plan) -> Verdict {
        let question = Question(role: role, name: name)
        if let verdict = known.withLock({ $0[question] }) { return verdict }
        let lent = plans.withLock { $0[role]?.popLast() } ?? LentPlan(make())
        let subject: Subject = name.map { .external($0) } ?? .unknownExternal
        let verdict = lent.plan.verdict(of: subject, given: .none, in: context)
        plans.withLock { $0[role, default: []].append(lent) }
        known.withLock { $0[question] = verdict }
        return verdict
    }
}
