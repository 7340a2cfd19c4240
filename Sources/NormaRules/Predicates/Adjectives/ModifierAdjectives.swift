// Adjectives that are a modifier, or its absence.

import NormaFacts
import NormaProject

enum ModifierAdjectives {
    static let list: [Adjective] = [
        final,
        .trait("class-member", "It has the modifier `class`.", .classMember),
        .trait("computed", "A property with a getter and no storage.", .computed),
        .declaration("constant", "A property declared with `let`.") { fact, _, _ in
            Verdict(fact.kind == .property && fact.traits.contains(.constant))
        },
        .trait("convenience", "An initializer with the modifier `convenience`.", .convenience),
        .trait("documented", "It has a documentation comment.", .documented),
        .trait("failable", "An initializer that can return nil: `init?`, `init!`.", .failable),
        .trait("indirect", "An enum or case with the modifier `indirect`.", .indirect),
        .trait("lazy", "A property with the modifier `lazy`.", .lazy),
        .declaration("mutable", "A property declared with `var`.") { fact, _, _ in
            Verdict(fact.kind == .property && !fact.traits.contains(.constant))
        },
        .trait("mutating", "A method with the modifier `mutating`.", .mutating),
        .trait("nonisolated", "It has the modifier `nonisolated`.", .nonisolated),
        .trait("override", "It has the modifier `override`.", .override)
            .phrased("is an override", "is not an override"),
        .trait("required", "An initializer with the modifier `required`.", .required),
        .declaration("static", "It has the modifier `static`.") { fact, _, _ in
            Verdict(fact.traits.contains(.static))
        },
        .declaration("stored", "A property that has storage.") { fact, _, _ in
            Verdict(fact.kind == .property && !fact.traits.contains(.computed))
        },
        .trait("async", "It is `async`.", .async),
        .declaration("throwing", "It `throws` or `rethrows`.") { fact, _, _ in
            Verdict(!fact.traits.isDisjoint(with: [.throws, .rethrows]))
        },
        .trait("unowned", "It has the modifier `unowned`.", .unowned),
        .trait("weak", "It has the modifier `weak`.", .weak),
        .trait("default-valued", "A parameter with a default value.", .hasDefault)
            .phrased("has a default value", "has no default value"),
        .trait("escaping", "A parameter with `@escaping`.", .escaping),
        .trait("inout", "A parameter with `inout`.", .inout),
        .trait("isolated", "A parameter with `isolated`, or a declaration with an isolated deinitializer.", .isolated),
        .trait("variadic", "A parameter that takes any number of values.", .variadic),
    ]

    /// Structs, enums and protocols have no subclasses, but they don't say so: `final` is asked of classes and members.
    private static let final = Adjective.declaration(
        "final",
        "It can't be subclassed or overridden: it or its class has the modifier `final`, or its kind has no subclasses."
    ) { fact, declaration, context in
        switch fact.kind {
        case .struct, .enum, .actor: return .holds
        case .class: return Verdict(fact.traits.contains(.final))
        default:
            if !fact.traits.isDisjoint(with: [.final, .static]) { return .holds }
            guard let parent = context.project.parent(of: declaration) else { return .fails }
            let holder = context.project.fact(parent)
            return Verdict(holder.kind != .class || holder.traits.contains(.final))
        }
    }
}
