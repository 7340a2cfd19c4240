// The facts of a file, one accessor per list: a copy of all facts would retain each of their lists.

import NormaFacts
import NormaText

/// The facts of a file.
package final class FileContent: Sendable {
    package let path: RelativePath
    package let facts: SourceFacts
    package let patterns: [PatternSighting]
    /// Used if there are many: asked for every chain of names.
    private let manyImports: Set<String>?

    init(path: RelativePath, facts: SourceFacts, patterns: [PatternSighting]) {
        self.path = path
        self.facts = SoundFacts.sound(facts)
        self.patterns = patterns
        let facts = self.facts
        manyImports =
            facts.imports.count > Self.few ? Set(facts.imports.map { facts.names[Int($0.module.index)] }) : nil
    }

    private static let few = 16

    /// Whether the file has an import of this module.
    func imports(_ module: String) -> Bool {
        manyImports?.contains(module) ?? imports.contains { text($0.module) == module }
    }

    /// One that is known to be there.
    func declaration(at index: Int32) -> DeclarationFact { facts.declarations[Int(index)] }
}

extension FileContent {
    @inlinable
    package var names: [String] { _read { yield facts.names } }
    @inlinable
    package var lines: LineTable { _read { yield facts.lines } }
    @inlinable
    package var imports: [ImportFact] { _read { yield facts.imports } }
    @inlinable
    package var declarations: [DeclarationFact] { _read { yield facts.declarations } }
    @inlinable
    package var attributes: [AttributeFact] { _read { yield facts.attributes } }
    @inlinable
    package var accessWords: [AccessWordFact] { _read { yield facts.accessWords } }
    @inlinable
    package var types: [TypeFact] { _read { yield facts.types } }
    @inlinable
    package var references: [ReferenceFact] { _read { yield facts.references } }
    @inlinable
    package var locals: [LocalFact] { _read { yield facts.locals } }
    @inlinable
    package var requirements: [RequirementFact] { _read { yield facts.requirements } }
    @inlinable
    package var calls: [CallFact] { _read { yield facts.calls } }
    @inlinable
    package var uses: [NameUseFact] { _read { yield facts.uses } }
    @inlinable
    package var expectations: [ExpectationFact] { _read { yield facts.expectations } }
    @inlinable
    package var values: [ValueFact] { _read { yield facts.values } }
    @inlinable
    package var labels: [NameID] { _read { yield facts.labels } }
    @inlinable
    package var macros: [MacroFact] { _read { yield facts.macros } }
    @inlinable
    package var strings: [StringFact] { _read { yield facts.strings } }
    @inlinable
    package var comments: [CommentFact] { _read { yield facts.comments } }
    @inlinable
    package var conditions: [ConditionFact] { _read { yield facts.conditions } }
    @inlinable
    package var sightings: [Sighting] { _read { yield facts.sightings } }
    @inlinable
    package var edits: [EditFact] { _read { yield facts.edits } }
    @inlinable
    package var syntaxErrors: [SyntaxErrorFact] { _read { yield facts.syntaxErrors } }

    package var codeLineCount: Int32 { facts.codeLineCount }

    package var isScript: Bool { facts.isScript }

    /// A manifest, or code that manifests share: it describes a build, and isn't compiled into the product.
    package var describesABuild: Bool {
        if ManifestName.isManifest(path) { return true }
        return imports.contains { used in
            let module = text(used.module)
            return module == "ProjectDescription" || module == "PackageDescription"
        }
    }

    @inlinable
    package func text(_ name: NameID) -> String {
        let index = Int(name.index)
        return index < facts.names.count ? facts.names[index] : ""
    }

    // From its own list each: a call of the facts' methods would count up all of them.

    @inlinable
    package func declaration(_ index: Int32) -> DeclarationFact? { facts.declarations[at: index] }

    @inlinable
    package func type(_ index: Int32) -> TypeFact? { facts.types[at: index] }

    @inlinable
    package func value(_ index: Int32) -> ValueFact? { facts.values[at: index] }

    @inlinable
    package func expectation(_ index: Int32) -> ExpectationFact? { facts.expectations[at: index] }

    @inlinable
    package func reference(_ index: Int32) -> ReferenceFact? { facts.references[at: index] }

    @inlinable
    package func attributes(of declaration: DeclarationFact) -> ArraySlice<AttributeFact> {
        facts.attributes[declaration.attributes.bounded(by: facts.attributes.count)]
    }

    @inlinable
    package func labels(of call: CallFact) -> ArraySlice<NameID> {
        facts.labels[call.labels.bounded(by: facts.labels.count)]
    }

    package func fix(of sighting: Sighting) -> Fix? { facts.fix(of: sighting) }
}

// Sorted lists are searched, not copied.
extension FileContent {
    /// The first word of a declaration's access, by the declaration's index.
    package func accessWord(of declaration: Int32) -> AccessWordFact? {
        let index = accessWords.partitioningIndex { $0.owner >= declaration }
        return index < accessWords.count && accessWords[index].owner == declaration ? accessWords[index] : nil
    }

    /// The declarations that begin at the same place as this one and have the same parent, itself among them.
    package func declarations(beginningWith fact: DeclarationFact) -> [DeclarationFact] {
        let first = declarations.partitioningIndex { $0.range.start >= fact.range.start }
        return declarations[first...].prefix { $0.range.start == fact.range.start }.filter { $0.parent == fact.parent }
    }

    /// The declarations that begin or end in a range, or go beyond it on both sides.
    package func declarations(touching range: ByteRange) -> some Sequence<DeclarationFact> {
        let first = declarations.partitioningIndex { $0.range.start >= range.start }
        let end = declarations[first...].partitioningIndex { $0.range.start >= range.end }
        // A declaration that begins before and goes on is around the last one before.
        var around: [DeclarationFact] = []
        var current = declaration(Int32(clamping: first) - 1)
        while let fact = current {
            around.append(fact)
            current = declaration(fact.parent)
        }
        return [around[...], declarations[first..<end]].lazy.joined()
    }
}
