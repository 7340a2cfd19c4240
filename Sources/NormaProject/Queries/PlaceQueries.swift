// Questions about the places of declarations and their content.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaText

extension Project {
    package func module(of declaration: DeclarationID) -> ModuleID? { file(file(of: declaration)).module }

    package func isTest(_ declaration: DeclarationID) -> Bool { file(file(of: declaration)).isTest }

    /// The paths of `.norma.yml` that list a generated file, and no file fits.
    package func idleGeneratedPatterns(of definitions: Definitions) -> [String] {
        definitions.configuredGenerated
            .filter { pattern in !files.contains { pattern.matchFolderOrFile($0.path) != nil } }
            .map(\.text)
    }

    package func isGenerated(_ declaration: DeclarationID) -> Bool { file(file(of: declaration)).isGenerated }

    /// All declarations of a file, in order.
    package func declarations(in file: FileID) -> IDRange<DeclarationID> {
        let found = self.file(file)
        return IDRange(start: found.firstDeclaration.index, count: found.facts.declarations.count)
    }

    /// The declarations directly inside a declaration, in order.
    package func children(of declaration: DeclarationID) -> [DeclarationID] {
        let owner = file(file(of: declaration))
        let facts = owner.facts.declarations
        let index = Int(declaration.index - owner.firstDeclaration.index)
        var found: [DeclarationID] = []
        var next = index + 1
        let end = min(Int(facts[index].subtreeEnd), facts.count)
        while next < end {
            found.append(DeclarationID(owner.firstDeclaration.index + Int32(next)))
            next = max(next + 1, Int(facts[next].subtreeEnd))
        }
        return found
    }

    /// The references of a file, in source order.
    package func references(in file: FileID) -> IDRange<ReferenceID> {
        let found = self.file(file)
        return IDRange(start: found.firstReference.index, count: found.facts.references.count)
    }

    /// The references inside a declaration, its head included, in source order. Logarithmic time.
    package func references(in declaration: DeclarationID) -> IDRange<ReferenceID> {
        let owner = file(file(of: declaration))
        let bounds = Self.inside(fact(declaration).range, of: owner.facts.references)
        return IDRange(start: owner.firstReference.index + Int32(bounds.lowerBound), count: bounds.count)
    }

    /// The reference whose name begins at this byte; nil if none does. Logarithmic time.
    package func reference(startingAt offset: Int32, in file: FileID) -> ReferenceID? {
        let owner = self.file(file)
        let bounds = Self.inside(ByteRange(start: offset, end: offset + 1), of: owner.facts.references)
        return bounds.isEmpty ? nil : ReferenceID(owner.firstReference.index + Int32(bounds.lowerBound))
    }

    package func file(of reference: ReferenceID) -> FileID {
        // Files without references share their first one with the next file; the last of them is the one that has it.
        FileID(Int32(max(files.indices.partitioningIndex { files[$0].firstReference > reference } - 1, 0)))
    }

    package func fact(_ reference: ReferenceID) -> ReferenceFact {
        let owner = file(file(of: reference))
        return owner.facts.references[Int(reference.index - owner.firstReference.index)]
    }

    /// The innermost declaration around a reference; nil if it is outside of all.
    package func owner(of reference: ReferenceID) -> DeclarationID? {
        declaration(fact(reference).owner, in: file(of: reference))
    }

    private static func inside(_ range: ByteRange, of references: [ReferenceFact]) -> Range<Int> {
        let lower = references.partitioningIndex { $0.range.start >= range.start }
        return lower..<max(lower, references.partitioningIndex { $0.range.start >= range.end })
    }
}

/// Identifiers that follow each other.
package struct IDRange<ID: ProjectNumber>: RandomAccessCollection, Sendable {
    package let start: Int32
    package let count: Int

    package init(start: Int32, count: Int) {
        self.start = start
        self.count = count < 0 ? 0 : count
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }
    package subscript(position: Int) -> ID { ID(start + Int32(position)) }

    package func contains(_ id: ID) -> Bool { id.index >= start && Int(id.index) < Int(start) + count }
}
