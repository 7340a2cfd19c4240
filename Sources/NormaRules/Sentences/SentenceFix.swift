// The small changes that put a sentence right: a modifier or an attribute that is added, an import that goes.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText
import Synchronization

/// None of them is sure to compile, because rules see no bodies: all are for somebody to look at.
enum SentenceFix {
    /// `final` before the keyword of a class. Nil where something in the code base may inherit from it.
    static func makingFinal(_ subject: Subject, in context: JudgingContext) -> Fix? {
        guard case .declaration(let declaration) = subject else { return nil }
        let fact = context.project.fact(declaration)
        let facts = context.project.files[Int(context.project.file(of: declaration).index)].facts
        guard fact.kind == .class, fact.access != .open, fact.traits.contains(.plainKeyword),
            !context.heirs.isInherited(facts.text(fact.name), in: context.project)
        else { return nil }
        return .review(.insert("final ", at: fact.nameRange.start - 6))
    }

    /// An attribute before all that is written of a declaration.
    ///
    /// - Parameter attribute: with its `@`.
    static func adding(_ attribute: String, to subject: Subject, in context: JudgingContext) -> Fix? {
        guard case .declaration(let declaration) = subject, !attribute.contains(where: { "*?/{".contains($0) }) else {
            return nil
        }
        let fact = context.project.fact(declaration)
        switch fact.kind {
        case .class, .struct, .enum, .actor, .protocol, .extension, .function, .initializer, .property, .subscript:
            return .review(.insert(attribute + " ", at: fact.range.start))
        default: return nil
        }
    }

    /// Takes an import away with its line. Nil where something else stands there, and inside of `#if`, which could be
    /// empty then.
    static func removing(importAt index: Int, of file: FileID, in context: JudgingContext) -> Fix? {
        let facts = context.project.files[Int(file.index)].facts
        guard facts.imports.indices.contains(index) else { return nil }
        let fact = facts.imports[index]
        guard !fact.traits.contains(.conditional),
            let line = facts.lines.range(ofLine: facts.lines.line(at: fact.range.start)),
            line.start == fact.range.start, line.end - fact.range.end <= 2
        else { return nil }
        return .review(.delete(line))
    }
}

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
