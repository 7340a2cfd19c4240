// Whether a conformance can be added to a type without further changes.

import NormaFacts
import NormaProject
import NormaText

struct NewConformance {
    private let caution: String?

    /// Nil if the type certainly or likely doesn't have what the protocol requires.
    init?(to name: String, of type: DeclarationID, in context: JudgingContext) {
        let project = context.project
        let fact = project.fact(type)
        let typeName = project.name(of: type)
        // Conforming types of a protocol would have to conform to the new one too.
        if fact.kind == .protocol, context.inheritedNames.isInherited(typeName, in: project) { return nil }
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
            caution = asked.isEmpty ? nil : "its members may not be those that `\(name)` requires"
            return
        }
        switch name {
        case "AnyObject": caution = nil
        case "Sendable":
            // A class that can be subclassed, or that has mutable state, isn't `Sendable`.
            let isChanging = Self.stored(of: type, in: context).contains { !$0.traits.contains(.constant) }
            if fact.kind == .class, !fact.traits.contains(.final) || isChanging { return nil }
            caution = Self.stored(of: type, in: context).isEmpty ? nil : "its stored values may not be `Sendable`"
        case "Codable", "Encodable", "Decodable", "Equatable", "Hashable":
            if fact.kind == .class, name != "Encodable", !Self.stored(of: type, in: context).isEmpty {
                caution = "a class may have to implement it by hand"
            } else {
                caution =
                    Self.stored(of: type, in: context).isEmpty && fact.kind != .class
                    ? nil : "its stored values may not be `\(name)`"
            }
        default: caution = "`\(name)` may require members that it does not have"
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
