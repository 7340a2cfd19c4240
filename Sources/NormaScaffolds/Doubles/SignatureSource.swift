// Where doubles find the declarations that a signature names, read from files on demand.

import NormaFacts

/// The declarations of a code base, by name.
package protocol SignatureSource: Sendable {
    /// Types and aliases of this simple name, anywhere, in a stable order; no extensions.
    func declarations(named name: String) -> [DeclaredSignature]
    /// Extensions of types of this simple name, anywhere, in a stable order.
    func extensions(ofTypesNamed name: String) -> [DeclaredSignature]
    /// The simple names of all types, each once, sorted.
    var typeNames: [String] { get }
    /// Whether declarations without explicit isolation belong to the main actor in this module.
    func isMainActorByDefault(_ module: String) -> Bool
}

extension SignatureSource {
    package func isMainActorByDefault(_ module: String) -> Bool { false }

    /// The level of a declaration as it is seen from outside: no higher than those of the types around it.
    func access(of declared: DeclaredSignature) -> AccessLevel {
        let names = declared.fullName
        return names.indices.dropFirst().reduce(declared.access) { level, count in
            let outer = Array(names.prefix(count))
            let found = declarations(named: outer.last ?? "").filter {
                $0.module == declared.module && $0.isNamed(outer)
            }
            return min(level, found.map(\.access).max() ?? level)
        }
    }
}

/// A declaration with its place.
package struct DeclaredSignature: Sendable, Hashable {
    package enum Content: Sendable, Hashable {
        case type(TypeSignature)
        case alias(AliasSignature, access: AccessLevel, enclosing: [String])
    }

    package var content: Content
    /// Empty if it is in none.
    package var module: String
    /// From the root of the tree.
    package var path: String
    package var imports: [ImportSignature]

    package var type: TypeSignature? {
        if case .type(let type) = content { return type }
        return nil
    }

    /// The names of the types around it.
    var enclosing: [String] {
        switch content {
        case .type(let type): type.enclosing
        case .alias(_, _, let enclosing): enclosing
        }
    }

    var fullName: [String] {
        switch content {
        case .type(let type): type.enclosing + [type.name]
        case .alias(let alias, _, let enclosing): enclosing + [alias.name]
        }
    }

    /// `Shop.Cart.Store`, with its module.
    package var qualifiedName: String { ([module] + fullName).filter { !$0.isEmpty }.joined(separator: ".") }

    /// Backticks don't belong to a name.
    func isNamed(_ names: [String]) -> Bool {
        fullName == names || fullName.map(MemberNames.bare) == names.map(MemberNames.bare)
    }

    package var access: AccessLevel {
        switch content {
        case .type(let type): type.access
        case .alias(_, let access, _): access
        }
    }
}

/// The place from which a name is looked up.
struct NameScope {
    var module: String
    /// The types around it, the outermost first, including its own.
    var enclosing: [String]
    var imports: [ImportSignature]

    init(_ declared: DeclaredSignature) {
        module = declared.module
        enclosing = declared.fullName
        imports = declared.imports
    }

    fileprivate func imports(_ module: String) -> Bool {
        imports.contains {
            $0.path.split(separator: " ").last.map { $0 == module || $0.hasPrefix(module + ".") } ?? false
        }
    }
}

extension SignatureSource {
    /// The declaration of a written name, if it is known: the innermost of its module, else the only one of the modules
    /// that are imported, else the only one there is.
    func declaration(_ names: [String], from scope: NameScope) -> DeclaredSignature? {
        guard let last = names.last else { return nil }
        let candidates = declarations(named: last)
        guard !candidates.isEmpty else { return nil }
        for depth in stride(from: scope.enclosing.count, through: 0, by: -1) {
            let wanted = Array(scope.enclosing.prefix(depth)) + names
            let fitting = candidates.filter { $0.isNamed(wanted) && $0.access > .fileprivate }
            if let found = Self.choice(fitting, from: scope) { return found }
        }
        guard names.count > 1, let first = names.first else { return nil }
        let qualified = candidates.filter { $0.module == first && $0.isNamed(Array(names.dropFirst())) }
        return qualified.count == 1 ? qualified.first : nil
    }

    private static func choice(_ candidates: [DeclaredSignature], from scope: NameScope) -> DeclaredSignature? {
        let own = candidates.filter { $0.module == scope.module }
        // The same type for several platforms, each in a branch of `#if` or a file of its own.
        if let first = own.first {
            return own.count == 1 || own.allSatisfy { $0.type?.kind == first.type?.kind } ? first : nil
        }
        let imported = candidates.filter { scope.imports($0.module) }
        return imported.count == 1 ? imported.first : nil
    }
}
