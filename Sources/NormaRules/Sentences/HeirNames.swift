// The names that types of a code base inherit from.

import NormaFacts
import NormaProject
import Synchronization

/// The names after the colons of types, gathered when the first rule asks.
final class HeirNames: Sendable {
    private let known = Mutex<Set<String>?>(nil)

    /// Whether some type may inherit from a class of this name; another one of the same name counts, too.
    ///
    /// Cost: the first time one pass over the references of the code base.
    func isInherited(_ name: String, in project: Project) -> Bool {
        known.withLock { known in
            if let names = known { return names.contains(name) }
            var names: Set<String> = []
            for file in project.files {
                for reference in file.facts.references where reference.role == .inheritance {
                    let text = file.facts.text(reference.name)
                    names.insert(String(text[(text.lastIndex(of: ".").map(text.index(after:)) ?? text.startIndex)...]))
                }
            }
            known = names
            return names.contains(name)
        }
    }
}
