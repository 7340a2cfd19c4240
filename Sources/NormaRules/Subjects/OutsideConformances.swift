// The conformances that extensions of a code base add to outside types, gathered once for each type.

import NormaProject
import Synchronization

/// The names in the clauses of all extensions of an outside type; there may be thousands of extensions.
final class OutsideConformances: Sendable {
    private let known = Mutex<[String: [[Subject]]]>([:])

    /// Each name with its possible targets, once; empty if no extension states any.
    ///
    /// Cost: the first time, a pass over the extensions of the type.
    func stated(of name: String, in context: JudgingContext) -> [[Subject]] {
        if let stated = known.withLock({ $0[name] }) { return stated }
        var seen: Set<[Subject]> = []
        var stated: [[Subject]] = []
        for declaration in context.project.extensions(ofExternal: name) {
            for (file, reference) in context.statedSupertypes(of: declaration) {
                let candidates = context.targets(of: reference, in: file)
                if seen.insert(candidates).inserted { stated.append(candidates) }
            }
        }
        known.withLock { $0[name] = stated }
        return stated
    }
}
