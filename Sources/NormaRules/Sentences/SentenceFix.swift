// The small changes that put a sentence right: an attribute that is added, an import that goes, code that becomes other code.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

/// None of them is sure to compile, because rules see no bodies: all are for somebody to look at.
enum SentenceFix {
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

    /// Writes other code in place of what a pattern found. Nil where a comment stands in it, and where the code is not the
    /// pattern word for word: what it says beside that would be lost.
    static func replacing(_ sighting: PatternSighting, with code: String, in facts: SourceFacts) -> Fix? {
        let isCommented = facts.comments.contains {
            $0.range.start >= sighting.range.start && $0.range.start < sighting.range.end
        }
        guard !isCommented, sighting.codeStart >= 0, let text = filled(code, with: sighting.bindings) else {
            return nil
        }
        return .review(.replace(ByteRange(start: sighting.codeStart, end: sighting.range.end), with: text))
    }

    /// The code with `$NAME` and `$$$NAME` replaced by what stands in these holes.
    private static func filled(_ code: String, with bindings: [PatternSighting.Binding]) -> String? {
        var result = ""
        var rest = code[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let name = rest[dollar...].drop { $0 == "$" }
            let end = name.drop { $0.isLetter || $0.isNumber || $0 == "_" }
            let hole = name[..<end.startIndex]
            if let binding = bindings.first(where: { $0.hole == hole }) {
                // Where there are no further arguments, the comma before them goes.
                if binding.text.isEmpty, result.hasSuffix(", ") { result.removeLast(2) }
                result += binding.text
            } else if hole.first?.isNumber == true {
                // `$0` of a closure is code.
                result += rest[dollar..<end.startIndex]
            } else {
                return nil
            }
            rest = end
        }
        return result + rest
    }
}
