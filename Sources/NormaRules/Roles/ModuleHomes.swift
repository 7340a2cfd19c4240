// Which modules contain something of a role: a module is recognized by its declarations, whatever it is called.

import NormaProject
import Synchronization

/// The modules of all roles that were asked for, each looked up once.
final class ModuleHomes: Sendable {
    private struct Question: Hashable {
        let role: Int
        let certainty: Certainty
    }

    private let known = Mutex<[Question: Set<ModuleID>]>([:])

    /// Cost: the first time, a look at each declaration of the role. Two threads may compute the same.
    func modules(of role: Int, counting certainty: Certainty, in context: JudgingContext) -> Set<ModuleID> {
        let question = Question(role: role, certainty: certainty)
        if let modules = known.withLock({ $0[question] }) { return modules }
        var modules: Set<ModuleID> = []
        for declaration in context.members(ofRole: role).all
        where context.verdict(ofRole: role, of: declaration, counting: certainty) == .holds {
            let file = context.project.file(context.project.file(of: declaration))
            modules.formUnion(file.modules)
        }
        // In a cycle the members of the role aren't final yet.
        if !context.roles.isOpen(role) { known.withLock { [modules] in $0[question] = modules } }
        return modules
    }
}
