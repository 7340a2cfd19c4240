// The declarations around a declaration, however it is spelled: nested in braces, or in an extension of a nested type.

import NormaFacts
import NormaProject

extension JudgingContext {
    /// For an extension the type of the project that it extends, for anything else the enclosing declaration.
    func outer(of declaration: DeclarationID) -> DeclarationID? {
        subjects.kinds[Int(declaration.index)] == .extension
            ? extendedType(of: declaration) ?? subjects.parent(of: declaration) : subjects.parent(of: declaration)
    }

    /// All declarations around a declaration, the nearest first.
    func outers(of declaration: DeclarationID) -> [DeclarationID] {
        var result: [DeclarationID] = []
        var current = outer(of: declaration)
        while let next = current, result.count < Self.mostOuters {
            result.append(next)
            current = outer(of: next)
        }
        return result
    }

    /// Whether a declaration is another one or is inside it.
    func isDeclaration(_ declaration: DeclarationID?, inside other: DeclarationID) -> Bool {
        var current = declaration
        for _ in 0..<Self.mostOuters {
            guard let next = current else { return false }
            if next == other { return true }
            current = outer(of: next)
        }
        return false
    }

    /// No real code nests deeper, and types that extend each other in a cycle end here.
    private static let mostOuters = 64
}

/// The extensions of types that are nested in a type: `extension Cart.Row { … }` is code of `Cart`.
struct NestedExtensions: Sendable {
    private var byType: [DeclarationID: [DeclarationID]] = [:]

    /// Cost: one pass over the extensions of nested types.
    init(in context: JudgingContext) {
        for declaration in context.subjects.declarations(of: .extension) {
            guard let extended = context.extendedType(of: declaration) else { continue }
            for outer in context.outers(of: extended) where context.subjects.kinds[Int(outer.index)].isType {
                byType[outer, default: []].append(declaration)
            }
        }
    }

    init() {}

    /// In order; without the extensions of the type itself.
    func inside(_ type: DeclarationID) -> [DeclarationID] { byType[type] ?? [] }
}
