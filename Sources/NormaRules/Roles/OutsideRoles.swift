// Which types outside the project have a role, asked once for all rules.

import Synchronization

/// Two threads may work out the same; the answers are equal.
final class OutsideRoles: Sendable {
    private struct Question: Hashable {
        let role: Int
        /// Nil: some type of which not even the name is known.
        let name: String?
    }

    private let known = Mutex<[Question: Verdict]>([:])

    func verdict(_ role: Int, of name: String?, _ ask: () -> Verdict) -> Verdict {
        let question = Question(role: role, name: name)
        if let verdict = known.withLock({ $0[question] }) { return verdict }
        let verdict = ask()
        known.withLock { $0[question] = verdict }
        return verdict
    }
}
