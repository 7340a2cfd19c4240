// All facts of one Swift file, as plain values: nothing else is known of a file after it was read.

import NormaText

/// The facts of one file.
///
/// They depend on the file's bytes and on the extractor's version only: no path, no configuration, no syntax tree. Every
/// array is in source order; an index into one of them is an `Int32`, `-1` if there is none. Names are interned in
/// `names`, so a fact holds four bytes for a text. The format's size matters: a code base has hundreds of thousands.
package struct SourceFacts: Sendable, Hashable {
    /// Interned texts; the first is the empty one.
    package var names: [String] = [""]
    package var lines = LineTable(bytes: [])
    package var imports: [ImportFact] = []
    /// In the order in which they begin, so an outer one comes before its inner ones.
    package var declarations: [DeclarationFact] = []
    /// Grouped by declaration: `DeclarationFact.attributes` is a slice of this.
    package var attributes: [AttributeFact] = []
    /// The access of declarations where it is written, in the order of the declarations.
    package var accessWords: [AccessWordFact] = []
    package var types: [TypeFact] = []
    package var references: [ReferenceFact] = []
    package var locals: [LocalFact] = []
    /// The requirements of generic parameters and associated types.
    package var requirements: [RequirementFact] = []
    package var calls: [CallFact] = []
    /// Names in expressions that are not called.
    package var uses: [NameUseFact] = []
    /// The expectations of names after a bare dot.
    package var expectations: [ExpectationFact] = []
    /// The values that untyped properties and locals are made from, and those that names after a bare dot are assigned to.
    package var values: [ValueFact] = []
    /// Argument labels: `CallFact.labels` is a slice of this; 0 for an argument without one.
    package var labels: [NameID] = []
    package var closures: [ClosureFact] = []
    package var macros: [MacroFact] = []
    package var strings: [StringFact] = []
    package var comments: [CommentFact] = []
    package var conditions: [ConditionFact] = []
    package var sightings: [Sighting] = []
    /// Grouped by sighting: `Sighting.edits` is a slice of this.
    package var edits: [EditFact] = []
    package var syntaxErrors: [SyntaxErrorFact] = []
    /// Lines that hold more than white space and comments.
    package var codeLineCount: Int32 = 0
    /// Whether the file begins with `#!`: it can only be run by itself, or be the main file of a module.
    package var isScript = false

    package init() {}

    /// The text of a name; empty for an unknown one.
    @inlinable
    package func text(_ name: NameID) -> String {
        let index = Int(name.index)
        return index < names.count ? names[index] : ""
    }

    @inlinable
    package func declaration(_ index: Int32) -> DeclarationFact? { declarations[at: index] }

    @inlinable
    package func type(_ index: Int32) -> TypeFact? { types[at: index] }

    @inlinable
    package func value(_ index: Int32) -> ValueFact? { values[at: index] }

    @inlinable
    package func expectation(_ index: Int32) -> ExpectationFact? { expectations[at: index] }

    @inlinable
    package func reference(_ index: Int32) -> ReferenceFact? { references[at: index] }

    /// The attributes of a declaration, empty for a slice that is not of this file.
    @inlinable
    package func attributes(of declaration: DeclarationFact) -> ArraySlice<AttributeFact> {
        attributes[declaration.attributes.bounded(by: attributes.count)]
    }

    @inlinable
    package func labels(of call: CallFact) -> ArraySlice<NameID> {
        labels[call.labels.bounded(by: labels.count)]
    }

    /// The fixes of the sightings; nil if the check proposes nothing.
    package func fix(of sighting: Sighting) -> Fix? {
        let proposed = edits[sighting.edits.bounded(by: edits.count)]
        guard !proposed.isEmpty else { return nil }
        return Fix(sighting.fixLevel, proposed.map { Edit(range: $0.range, replacement: text($0.replacement)) })
    }
}

/// An index into `SourceFacts.names`.
package struct NameID: Sendable, Hashable {
    package var index: UInt32

    @inlinable
    package init(_ index: UInt32) { self.index = index }

    package static let empty = NameID(0)
    package var isEmpty: Bool { index == 0 }
}

/// Consecutive elements of one of the arrays.
package struct Slice32: Sendable, Hashable {
    package var start: Int32
    package var count: Int32

    @inlinable
    package init(start: Int32, count: Int32) {
        self.start = start
        self.count = count
    }

    package static let none = Slice32(start: 0, count: 0)

    /// The slice as a range that is valid for an array of this size.
    @inlinable
    package func bounded(by size: Int) -> Range<Int> {
        let lower = min(max(Int(start), 0), size)
        let upper = min(max(lower, lower + Int(count)), size)
        return lower..<upper
    }
}

extension Array {
    /// The element with this index; nil for an index such as -1.
    @inlinable
    package subscript(at index: Int32) -> Element? {
        index >= 0 && Int(index) < count ? self[Int(index)] : nil
    }
}
