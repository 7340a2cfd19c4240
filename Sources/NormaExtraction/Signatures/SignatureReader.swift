// The entry to signatures: the bytes of one file → the heads of its types and members; read only when a double is made.

import NormaFacts
import SwiftSyntax

package enum SignatureReader {
    /// The declarations in the types of a file. Never fails: a file that is too deep for the parser declares nothing.
    ///
    /// The parser is recursive: call it on a thread with several megabytes of stack. Cost: one parse.
    package static func signatures(of bytes: [UInt8]) -> FileSignatures {
        bytes.withUnsafeBufferPointer { buffer in
            guard let tree = try? BoundedParser.parse(buffer) else { return FileSignatures() }
            var reading = SignatureReading()
            reading.read(tree.statements, condition: nil)
            return reading.result
        }
    }
}

/// Gathers the declarations of a file, from the outside in.
struct SignatureReading {
    var result = FileSignatures()

    mutating func read(_ statements: CodeBlockItemListSyntax, condition: String?) {
        for statement in statements {
            guard case .decl(let declaration) = statement.item else { continue }
            if let branches = declaration.as(IfConfigDeclSyntax.self) {
                for branch in ConditionalBranches(branches, inside: condition).branches {
                    guard case .statements(let inner) = branch.elements else { continue }
                    read(inner, condition: branch.condition)
                }
            } else {
                read(declaration, enclosing: [], condition: condition)
            }
        }
    }

    /// A declaration outside of types, or a type among the members of another.
    private mutating func read(_ declaration: DeclSyntax, enclosing: [String], condition: String?) {
        if let imported = declaration.as(ImportDeclSyntax.self) {
            let kind = imported.importKindSpecifier.map { $0.text + " " } ?? ""
            let path = imported.path.map(\.name.text).joined(separator: ".")
            let attributes = MemberReading.attributes(imported.attributes)
            result.imports.append(ImportSignature(path: kind + path, attributes: attributes, condition: condition))
        } else if let alias = declaration.as(TypeAliasDeclSyntax.self), enclosing.isEmpty {
            result.aliases += MemberReading.members(of: DeclSyntax(alias), condition: condition)
        } else if let head = TypeHead(declaration) {
            read(head, enclosing: enclosing, condition: condition)
        }
    }

    private mutating func read(_ head: TypeHead, enclosing: [String], condition: String?) {
        let place = result.types.count
        result.types.append(
            TypeSignature(
                kind: head.kind,
                name: head.name,
                enclosing: enclosing,
                attributes: MemberReading.attributes(head.attributes),
                modifiers: MemberReading.modifiers(head.modifiers),
                generics: GenericReading.generics(head.parameters, head.requirements),
                inherited: head.inherited.map { TypeExpression.type($0.type) },
                members: [],
                condition: condition
            )
        )
        let members = members(head.members, enclosing: enclosing + [head.name], outer: condition, condition: nil)
        result.types[place].members = members
    }

    /// - Parameters:
    ///   - outer: the condition of the type; types nested in it hold under both.
    ///   - condition: the condition within the type.
    private mutating func members(
        _ items: MemberBlockItemListSyntax,
        enclosing: [String],
        outer: String?,
        condition: String?
    ) -> [MemberSignature] {
        var members: [MemberSignature] = []
        for item in items {
            if let branches = item.decl.as(IfConfigDeclSyntax.self) {
                for branch in ConditionalBranches(branches, inside: condition).branches {
                    guard case .decls(let inner) = branch.elements else { continue }
                    members += self.members(inner, enclosing: enclosing, outer: outer, condition: branch.condition)
                }
            } else if TypeHead(item.decl) != nil {
                let conditions = [outer, condition].compactMap { $0 }
                let both =
                    conditions.count > 1 ? conditions.map { "(\($0))" }.joined(separator: " && ") : conditions.first
                read(item.decl, enclosing: enclosing, condition: both)
            } else {
                members += MemberReading.members(of: item.decl, condition: condition)
            }
        }
        return members
    }
}
