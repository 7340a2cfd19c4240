// Adjectives of access: `public`, `private`, …

import NormaFacts
import NormaProject

enum AccessAdjectives {
    static let list: [Adjective] = [
        level("open", "It says `open`: it can be used and subclassed everywhere.", .open),
        level("public", "It says `public` (not `open`), or is a member of a public extension or protocol.", .public),
        level("package", "It says `package`.", .package),
        level("internal", "It has no access modifier, or says `internal`.", .internal),
        level("fileprivate", "It says `fileprivate`.", .fileprivate),
        level("private", "It says `private`; a private setter alone does not count.", .private),
        .declaration(
            "file-private",
            "It can't be seen outside its file: it, or a declaration around it, says `private` or `fileprivate`, or it is local."
        ) { fact, declaration, context in
            let isClosed = fact.access <= .fileprivate || fact.traits.contains(.local)
            return Verdict(isClosed || DeclarationUses.effectiveAccess(of: declaration, in: context) <= .fileprivate)
        },
        .declaration(
            "privately-set",
            "A variable that other files can't set: it is private, or says `private(set)`; also a constant, and a property without a setter.",
            phrases: ("can't be set from outside", "can be set from outside")
        ) { fact, _, _ in
            guard fact.kind == .property else { return .fails }
            if fact.traits.contains(.constant) { return .holds }
            // Whether an accessor sets is unknown.
            if fact.traits.contains(.computed), !fact.traits.contains(.restrictedSetter) { return .unknown }
            return Verdict(min(fact.access, fact.setterAccess) <= .fileprivate)
        },
    ]

    private static func level(_ word: String, _ summary: String, _ level: AccessLevel) -> Adjective {
        Adjective(word, summary) { subject, context in
            switch subject {
            case .declaration(let declaration): return Verdict(context.project.fact(declaration).access == level)
            case .importing(let subject): return Verdict(subject.fact(in: context)?.access == level)
            default: return subject.isOutside ? .unknown : .fails
            }
        }
    }
}
