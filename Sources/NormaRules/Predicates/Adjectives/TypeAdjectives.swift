// Adjectives about the written type of a property, a parameter or a result.

import NormaFacts
import NormaProject

enum TypeAdjectives {
    static let list: [Adjective] = [
        shape("optional", "Its type is an optional: `Cart?`, `Optional<Cart>`.", .optional),
        shape("implicitly-unwrapped", "Its type ends in `!`.", .implicitlyUnwrapped),
        shape("existential", "Its type is written with `any`.", .existential),
        shape("opaque", "Its type is written with `some`.", .opaque),
    ]

    /// For a property without a written or evident type the answer is unknown.
    private static func shape(_ word: String, _ summary: String, _ shape: TypeShape) -> Adjective {
        .declaration(word, summary) { fact, declaration, context in
            let facts = context.project.content(of: context.project.file(of: declaration))
            if let type = facts.type(fact.type) { return Verdict(type.shape.contains(shape)) }
            return fact.kind == .property || fact.kind == .parameter ? .unknown : .fails
        }
    }
}
