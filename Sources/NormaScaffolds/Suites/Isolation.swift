// The actor of a type, by its declaration and its supertypes.

import NormaFacts
import NormaProject

enum Isolation {
    /// `@MainActor` and the like; nil for types without a known actor.
    static func globalActor(of declared: DeclaredSignature, in source: any SignatureSource) -> String? {
        var seen: Set<[String]> = []
        return globalActor(of: declared, in: source, &seen)
    }

    private static func globalActor(
        of declared: DeclaredSignature,
        in source: any SignatureSource,
        _ seen: inout Set<[String]>
    ) -> String? {
        guard let type = declared.type, seen.insert(declared.fullName).inserted else { return nil }
        if type.modifiers.contains("nonisolated") { return nil }
        if let own = type.globalActor { return own }
        for inherited in type.inherited {
            guard case .named(let names) = inherited, let name = names.last?.text else { continue }
            if let known = source.declaration(names.map(\.text), from: NameScope(declared)) {
                if let actor = globalActor(of: known, in: source, &seen) { return actor }
            } else if isOfTheInterface(name) {
                return "@MainActor"
            }
        }
        return type.kind != .actor && source.isMainActorByDefault(declared.module) ? "@MainActor" : nil
    }

    static func isOfTheInterface(_ name: String) -> Bool {
        if ExternalTypes.isOfMainActor(name) { return true }
        let isKit = name.hasPrefix("UI") || name.hasPrefix("NS")
        return isKit && ["View", "Controller", "Cell", "Control", "Button", "Window"].contains { name.hasSuffix($0) }
    }

    /// Whether a type names a class or protocol of the code base whose values may not leave their actor.
    static func staysInside(_ type: SignatureType, from scope: NameScope, in source: any SignatureSource) -> Bool {
        type.contains { part in
            switch part {
            case .function: return true
            case .attributed(let marks, .function): return !marks.attributes.contains("@Sendable")
            case .named(let names):
                guard let declared = source.declaration(names.map(\.text), from: scope), let found = declared.type,
                    found.kind == .class || found.kind == .protocol
                else { return false }
                return !isSendable(declared, in: source)
            default: return false
            }
        }
    }

    /// Whether values of a type may go from one actor to another, by its declaration.
    static func isSendable(_ declared: DeclaredSignature, in source: any SignatureSource) -> Bool {
        guard let type = declared.type else { return false }
        if type.kind == .actor || globalActor(of: declared, in: source) != nil { return true }
        return type.inherited.contains { inherited in
            guard case .named(let names) = SampleValues.bare(inherited) else { return false }
            if names.last?.text == "Sendable" || names.last?.text == "Error" { return true }
            let known = source.declaration(names.map(\.text), from: NameScope(declared))
            return known.map { $0.fullName != declared.fullName && isSendable($0, in: source) } ?? false
        }
    }
}
