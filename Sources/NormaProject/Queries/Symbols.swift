// The names of declarations in findings: stable over edits, without line numbers.

import NormaFacts

extension Project {
    /// `Cart`, `Cart.State`, `CartViewModel.load(_:)`, `Cart.init(items:)`, `extension Cart`.
    ///
    /// A member of an extension is listed under the extended type, a local declaration under its function. Overloads that
    /// differ only in types share a symbol.
    package func symbol(of declaration: DeclarationID) -> String {
        if fact(declaration).kind == .extension { return "extension " + extendedSymbol(of: declaration) }
        var parts: [String] = []
        var current: DeclarationID? = declaration
        while let next = current {
            if fact(next).kind == .extension {
                parts.append(extendedSymbol(of: next))
                break
            }
            parts.append(component(of: next))
            current = parent(of: next)
        }
        return parts.reversed().joined(separator: ".")
    }

    private func extendedSymbol(of declaration: DeclarationID) -> String {
        extendedType(of: declaration).map { symbol(of: $0) } ?? name(of: declaration)
    }

    /// A declaration's part of its symbol: `load(_:)`, `items`.
    package func component(of declaration: DeclarationID) -> String {
        let fact = fact(declaration)
        let name = name(of: declaration)
        switch fact.kind {
        case .function, .macro: return name + labels(of: declaration)
        case .initializer: return "init" + labels(of: declaration)
        case .subscript: return "subscript" + labels(of: declaration)
        case .deinitializer: return "deinit"
        default: return name.isEmpty ? "_" : name
        }
    }

    private func labels(of declaration: DeclarationID) -> String {
        let kind = fact(declaration).kind
        let isOperator = fact(declaration).traits.contains(.operatorFunction) || !startsLikeAName(name(of: declaration))
        let labels = children(of: declaration).compactMap { child -> String? in
            let fact = fact(child)
            guard fact.kind == .parameter else { return nil }
            // Parameters of operators and subscripts have no labels unless a second name is written.
            let isUnlabelled = isOperator || (kind == .subscript && fact.label == fact.name) || fact.label.isEmpty
            return isUnlabelled ? "_:" : file(file(of: child)).text(fact.label) + ":"
        }
        return "(" + labels.joined() + ")"
    }

    private func startsLikeAName(_ text: String) -> Bool {
        text.unicodeScalars.first.map { $0 == "_" || $0.properties.isXIDStart } ?? false
    }
}
