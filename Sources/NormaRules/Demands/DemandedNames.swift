// The names that the protocols of a code base demand, gathered once.

import NormaFacts
import NormaProject

/// The names of all requirements of all protocols of the code base.
///
/// A member may fulfil a requirement though its own type does not conform: a subclass does, or an extension is only for conforming types.
final class DemandedNames: Sendable {
    private let known = Remembered<Set<String>>()

    /// - Parameter name: with labels, as `Project.component` writes it.
    ///
    /// Cost: the first time, one pass over the members of all protocols.
    func contain(_ name: String, in project: Project) -> Bool {
        known.value {
            var names: Set<String> = []
            for type in project.allTypes where project.fact(type).kind == .protocol {
                names.formUnion(project.children(of: type).map { project.component(of: $0) })
            }
            return names
        }.contains(name)
    }
}
