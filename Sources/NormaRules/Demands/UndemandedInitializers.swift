// Which initializers a protocol of others can't demand, because some type conforms to it without having them.

import NormaFacts
import NormaProject

final class UndemandedInitializers: Sendable {
    /// By protocol the initializers of each type that surely has no others.
    private let known = Remembered<[String: [Set<String>]]>()

    /// Of an initializer that is demanded without any type having to write it nothing is known.
    ///
    /// Cost: the first time one pass over the types of the code base and their members.
    func surely(_ component: String, of name: String, in context: JudgingContext) -> Bool {
        let types = known.value { Self.initializers(in: context) }[name] ?? []
        return types.contains { !$0.contains(component) }
    }

    private static func initializers(in context: JudgingContext) -> [String: [Set<String>]] {
        let project = context.project
        var found: [String: [Set<String>]] = [:]
        for type in project.allTypes where [.struct, .enum, .actor, .class].contains(project.fact(type).kind) {
            let protocols = context.supertypes(of: type).compactMap { supertype -> String? in
                guard !supertype.isRawType, case .external(let name) = supertype.target else { return nil }
                return context.outsideName(name)
            }
            guard !protocols.isEmpty, project.superclass(of: type) == nil, hasOnlyItsOwn(type, in: project) else {
                continue
            }
            let own = context.members(of: type).filter { project.fact($0).kind == .initializer }
            let components = Set(own.map { project.component(of: $0) })
            // What the compiler adds to a structure without any may be what is asked for.
            guard !components.isEmpty || project.fact(type).kind == .enum else { continue }
            for name in Set(protocols) { found[name, default: []].append(components) }
        }
        return found
    }

    /// Whether no macro adds any, and no extension of a protocol of the code base.
    private static func hasOnlyItsOwn(_ type: DeclarationID, in project: Project) -> Bool {
        let file = project.files[Int(project.file(of: type).index)]
        let plain: Set<String> = ["available", "frozen", "usableFromInline", "MainActor", "unchecked", "main"]
        return file.attributes(of: project.fact(type)).allSatisfy { plain.contains(file.text($0.name)) }
            && project.declaredProtocols(of: type).isEmpty && project.possibleSupertypes(of: type).isEmpty
    }
}
