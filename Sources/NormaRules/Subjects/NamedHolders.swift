// The types with a function, case or property of a given name: asked about every call without a receiver.

import NormaFacts
import NormaProject
import Synchronization

/// The holders of all members of one name, gathered once for each name.
final class NamedHolders: Sendable {
    struct Holders: Sendable {
        var things: Set<Subject> = []
        /// One is outside all types.
        var haveFree = false

        var isEmpty: Bool { things.isEmpty && !haveFree && !haveOthers }
        fileprivate var haveOthers = false
    }

    private let known = Mutex<[String: Holders]>([:])

    /// Cost: the first time, a look at each declaration with the name.
    func of(_ name: String, in context: JudgingContext) -> Holders {
        if let holders = known.withLock({ $0[name] }) { return holders }
        var holders = Holders()
        let project = context.project
        for declaration in project.declarations(named: name) {
            switch project.fact(declaration).kind {
            case .function, .enumCase, .property: break
            default: continue
            }
            if let holder = context.holder(of: .declaration(declaration)) {
                holders.things.insert(holder)
            } else if project.parent(of: declaration) == nil {
                holders.haveFree = true
            } else {
                holders.haveOthers = true
            }
        }
        known.withLock { [holders] in $0[name] = holders }
        return holders
    }
}
