// The parts of a member on which a protocol and a double of it have to agree, in a comparable form.

import NormaFacts
import NormaProject

struct MemberOutline {
    let declaration: DeclarationID
    let kind: DeclarationKind
    /// `load(id:)`, `items`
    let name: String
    let isStatic: Bool
    private let effects: DeclarationTraits
    private let parameters: [String]
    /// Nil if it is unknown.
    private let result: String?

    /// Nil for a member without a comparable counterpart in a double: operators, optional requirements, types.
    init?(_ declaration: DeclarationID, of holder: String, in project: Project) {
        let fact = project.fact(declaration)
        guard [.function, .property, .subscript, .initializer].contains(fact.kind),
            fact.traits.isDisjoint(with: [.operatorFunction, .optional])
        else { return nil }
        self.declaration = declaration
        kind = fact.kind
        name = project.component(of: declaration)
        isStatic = !fact.traits.isDisjoint(with: [.static, .classMember])
        effects = fact.traits.intersection([.async, .throws, .rethrows, .failable])
        let facts = project.content(of: project.file(of: declaration))
        let type = { (fact: DeclarationFact) in
            facts.type(fact.type).map { WrittenType.comparable(facts.text($0.text), in: holder) }
        }
        parameters = project.children(of: declaration).compactMap { child in
            let parameter = project.fact(child)
            guard parameter.kind == .parameter else { return nil }
            return (type(parameter) ?? "?") + (parameter.traits.contains(.variadic) ? "..." : "")
        }
        let isVoidUnsaid = fact.kind == .function || fact.kind == .initializer
        result = type(fact) ?? (isVoidUnsaid ? "()" : nil)
    }

    /// Whether both have the same name, so that one may be a changed form of the other.
    func isNamed(like other: MemberOutline) -> Bool {
        kind == other.kind && name == other.name && isStatic == other.isStatic
    }

    /// Whether a member fulfils the demand; an unknown type counts as fitting.
    func fits(_ demand: MemberOutline) -> Bool {
        guard isNamed(like: demand), effects == demand.effects, parameters == demand.parameters else { return false }
        guard let result, let wanted = demand.result else { return true }
        return result == wanted
    }

    /// Whether a double can make up an answer for it, so that it has the member though an extension has it too.
    var isCertainlyAnswered: Bool {
        guard kind != .property else { return true }
        let known: Set = ["()", "Bool", "Int", "Double", "String"]
        return result.map { known.contains($0) || $0.hasSuffix("?") || $0.hasPrefix("[") } ?? false
    }
}

/// Written types without differences between a protocol and its double that don't change the meaning.
enum WrittenType {
    /// `Self` becomes the holder's name; only the last part of a dotted name remains, `any` is dropped, and `Void` is `()`.
    static func comparable(_ text: String, in holder: String) -> String {
        var result = ""
        var word = ""
        for character in text + " " {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            // A name before a dot only says where the next one is found.
            if character == ".", !word.isEmpty {
                word = ""
                continue
            }
            result += spelled(word, in: holder)
            word = ""
            if character == "`" || character.isWhitespace { continue }
            if ")]>".contains(character), result.hasSuffix(",") { result.removeLast() }
            result.append(character)
        }
        return result
    }

    private static func spelled(_ word: String, in holder: String) -> String {
        switch word {
        case "Self": holder
        case "Void": "()"
        case "any": ""
        case "inout", "some", "sending", "borrowing", "consuming", "isolated", "repeat", "each", "async", "throws":
            word + " "
        default: word
        }
    }
}
