// Whether a type can be said to conform to a protocol without more ado.

import NormaFacts
import NormaProject
import NormaText

struct NewConformance {
    private let caution: String?

    /// Nil where the type surely or likely lacks what the protocol asks for.
    init?(to name: String, of type: DeclarationID, in context: JudgingContext) {
        let project = context.project
        let fact = project.fact(type)
        let typeName = project.name(of: type)
        // Who conforms to a protocol would have to conform to the new one, too.
        if fact.kind == .protocol, context.heirs.isInherited(typeName, in: project) { return nil }
        let protocols = project.declarations(named: name).filter { project.fact($0).kind == .protocol }
        guard protocols.isEmpty else {
            let own = Set(project.members(of: type).map(project.name(of:)))
            let asked = protocols.flatMap { project.members(of: $0) }.filter { project.fact($0).kind != .typealias }
            let supplied = Set(
                protocols.flatMap { context.extensions(of: $0) }.flatMap(project.children(of:)).map(project.name(of:))
            )
            guard asked.allSatisfy({ own.contains(project.name(of: $0)) || supplied.contains(project.name(of: $0)) })
            else {
                return nil
            }
            caution = asked.isEmpty ? nil : "its members may be other ones than `\(name)` asks for"
            return
        }
        switch name {
        case "AnyObject": caution = nil
        case "Sendable":
            // A class that can be inherited from, or that changes, is none.
            let isChanging = Self.stored(of: type, in: context).contains { !$0.traits.contains(.constant) }
            if fact.kind == .class, !fact.traits.contains(.final) || isChanging { return nil }
            caution = Self.stored(of: type, in: context).isEmpty ? nil : "what it stores may not be `Sendable`"
        case "Codable", "Encodable", "Decodable", "Equatable", "Hashable":
            if fact.kind == .class, name != "Encodable", !Self.stored(of: type, in: context).isEmpty {
                caution = "a class may have to say how"
            } else {
                caution =
                    Self.stored(of: type, in: context).isEmpty && fact.kind != .class
                    ? nil : "what it stores may not be `\(name)`"
            }
        default: caution = "`\(name)` may ask for what it does not have"
        }
    }

    func fix(_ edit: Edit) -> Fix {
        var fix = Fix.review(edit)
        fix.caution = caution
        return fix
    }

    private static func stored(of type: DeclarationID, in context: JudgingContext) -> [DeclarationFact] {
        context.project.children(of: type).map { context.project.fact($0) }.filter { fact in
            fact.kind == .enumCase && fact.parameterCount > 0
                || fact.kind == .property && fact.traits.isDisjoint(with: [.computed, .static, .classMember])
        }
    }
}
