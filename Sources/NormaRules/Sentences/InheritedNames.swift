// The names of types that other types of a code base inherit from.

import NormaFacts
import NormaProject

/// The names in the inheritance clauses of types, gathered when the first rule asks.
final class InheritedNames: Sendable {
    private struct Names {
        var all: Set<String> = []
        /// From the clauses of structs and enums, and of extensions, whose type may be either.
        var ofValues: Set<String> = []
    }

    private let known = Remembered<Names>()

    /// Whether some type may inherit from a class with this name; another class with the same name counts too.
    ///
    /// Cost: the first time, one pass over the references of the code base.
    func isInherited(_ name: String, in project: Project) -> Bool { names(in: project).all.contains(name) }

    /// Whether a struct, an enum or an extension states a type with this name.
    func isInheritedByValue(_ name: String, in project: Project) -> Bool {
        names(in: project).ofValues.contains(name)
    }

    private func names(in project: Project) -> Names {
        known.value {
            var names = Names()
            for file in project.files {
                let content = file.content
                for reference in content.references where reference.role == .inheritance {
                    let text = content.text(reference.name)
                    let dot = text.utf8.lastIndex(of: UInt8(ascii: "."))
                    let name = dot.map { String(text[text.utf8.index(after: $0)...]) } ?? text
                    names.all.insert(name)
                    switch content.declaration(reference.owner)?.kind {
                    case .struct, .enum, .extension: names.ofValues.insert(name)
                    default: break
                    }
                }
            }
            return names
        }
    }
}
