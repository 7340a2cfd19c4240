// The actor that a declaration is isolated to.

import NormaProject
import Synchronization

enum Isolation: Sendable, Hashable {
    /// `MainActor`, or another global actor by its name.
    case globalActor(String)
    /// The instance of this actor.
    case actor(DeclarationID)
    case nonisolated
    /// A macro, a type outside the code base or a setting that can't be read may decide.
    case unknown

    static let mainActor = Isolation.globalActor("MainActor")
}

/// The known isolation of types, kept for all rules; a class, because it is shared.
final class IsolationAnswers: Sendable {
    private let search = Mutex<IsolationSearch?>(nil)

    /// Cost: the first time, a pass over the types for the global actors among them; then the clauses of each type once.
    func isolation(of declaration: DeclarationID, in context: JudgingContext) -> Isolation {
        search.withLock { search in
            var current = search ?? IsolationSearch(context.project)
            // So that the copy below is the only one, and changes in place.
            search = nil
            let isolation = current.isolation(of: declaration, in: context.project)
            search = current
            return isolation
        }
    }
}
