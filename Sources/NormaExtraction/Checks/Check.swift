// What a check is: it sees syntax and says what it saw; scope, limit and severity are the guide's.

import NormaFacts
import NormaText
import SwiftSyntax

/// One kind of thing worth seeing, written in Swift because a sentence of the language can't say it.
///
/// A check is an enum without cases: it has no state, and never sees configuration. Make one file of it in
/// `Checks/<Group>/` and one line in `AllChecks.swift`.
package protocol Check: Sendable {
    /// In kebab case; SwiftLint's name where it has one.
    static var identifier: String { get }
    /// One sentence: what it sees.
    static var summary: String { get }
    /// Whether its sightings carry a number that a guide compares with `at-most` or `at-least`.
    static var isMeasured: Bool { get }
    /// The smallest number that it says; what is below is seen too often to be told of.
    static var smallestValue: Int { get }
    /// How much one cause of its sightings covers, beside those that name theirs.
    static var causeExtent: CauseExtent { get }
    /// Of which sort the details of its sightings are: what else a rule would `allow` is a slip.
    static var details: DetailShape { get }
    /// Markdown: why it matters, and `bad` and `good` blocks.
    static var documentation: String { get }
    /// The kinds of node that `visit` is called for; an empty list costs nothing.
    static var kinds: [SyntaxKind] { get }
    /// The names of calls, members and macros that it looks at; nodes of its kinds with another name are not shown to it,
    /// and cost nothing. Empty for all.
    static var heads: Set<String> { get }
    /// Whether what its fixes for review write is known to the macros that read code, `#Predicate` and its like.
    static var isFixedInMacros: Bool { get }

    /// Whether a node of its kinds, with one of its heads, may be something that `visit` reports. Most are not, which is told
    /// from the raw tree at a fraction of the cost of `visit`; in doubt say yes. All are where a check doesn't say.
    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool

    /// Called once for every node of these kinds, after everything inside the node was visited. The node is the real
    /// one: its position is the file's, its parents and siblings can be reached. Report what is to be said of the node
    /// itself; to search large subtrees from here would make the whole slow.
    static func visit(_ node: Syntax, in context: inout CheckContext)

    /// Called once a file, after the walk, with its complete facts (measures, comments, lines), for checks of lines,
    /// comments or measures.
    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext)
}

extension Check {
    package static var isMeasured: Bool { false }
    package static var smallestValue: Int { 1 }
    package static var causeExtent: CauseExtent { .place }
    package static var details: DetailShape { .none }
    package static var kinds: [SyntaxKind] { [] }
    package static var heads: Set<String> { [] }
    package static var isFixedInMacros: Bool { false }
    package static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool { true }
    package static func visit(_ node: Syntax, in context: inout CheckContext) {}
    package static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {}
}

/// What a check may know beside the node, and where it says what it saw.
package struct CheckContext {
    package let source: SourceText
    /// The innermost declaration around the node, the node's own where it is one; -1: the file. Sightings of `visitFile`
    /// that name no owner get -1.
    package internal(set) var owner: Int32 = -1
    /// What is known of that declaration so far: its head, its traits and its complexity, not yet its line counts.
    package internal(set) var declaration: DeclarationFact?
    /// Inside a `#Preview`, or in code that only debug builds have.
    package internal(set) var isInPreview = false
    /// In the arguments or a closure of a macro that may take only code of some forms: fixes for review are left out there.
    package internal(set) var isReadByMacro = false
    var names: NameTable
    /// What the file writes as an optional of an optional; nil until a check asks.
    private var nestedOptionals: Set<String>?
    /// The lines of code of the file; of none until `visitFile`.
    var measures = LineMeasures()
    var sightings: [Sighting] = []
    var edits: [EditFact] = []
    /// Where regular expressions stand, of which facts say nothing; noted by the checks that read bytes.
    var expressions: [ByteRange] = []
    /// The check that is being asked.
    var check: (any Check.Type)?

    init(source: SourceText, names: NameTable) {
        self.source = source
        self.names = names
    }

    /// Whether the file declares something of this name whose written type holds an optional of an optional.
    ///
    /// Cost: the first time one pass over the file.
    mutating func isNestedOptional(_ name: String) -> Bool {
        let names = nestedOptionals ?? NestedOptionals.names(in: source.bytes)
        nestedOptionals = names
        return names.contains(name)
    }

    /// Says that something was seen.
    ///
    /// - Parameters:
    ///   - value: what was measured; leave it out where nothing was.
    ///   - detail: what was seen in a word or two (the name, the literal): part of a finding's identity, so no numbers
    ///     that change with every edit.
    ///   - owner: the declaration that it concerns, where that isn't the context's.
    ///   - type: the name of the library's type by which it was told; where the project declares a type of that name in
    ///     reach, nothing was seen.
    ///   - fix: what would put it right, where that is certain; afterwards the check must see nothing there. Several
    ///     sightings may propose the same fix: it is made once.
    ///   - cause: the thing that is at fault, where it is seen at several places: they are told as one.
    package mutating func report(
        _ range: ByteRange,
        value: Int = 0,
        detail: String = "",
        owner: Int32? = nil,
        by type: TokenSyntax? = nil,
        fix: Fix? = nil,
        cause: ByteRange? = nil
    ) {
        let isWithheld = isReadByMacro && fix?.level == .review && check?.isFixedInMacros != true
        let fix = isWithheld ? nil : fix
        sightings.append(
            Sighting(
                check: names.number(of: check?.identifier ?? ""),
                range: range,
                value: Int32(clamping: value),
                detail: names.number(of: detail),
                owner: owner ?? self.owner,
                typeStart: type.map { ByteRange(of: $0).start } ?? -1,
                edits: recorded(fix),
                fixLevel: fix?.level ?? .safe,
                causeStart: cause?.start ?? -1
            )
        )
    }

    /// The same for a node or token, white space and comments around it left out.
    package mutating func report(
        _ node: some SyntaxProtocol,
        value: Int = 0,
        detail: String = "",
        by type: TokenSyntax? = nil,
        fix: Fix? = nil,
        cause: ByteRange? = nil
    ) {
        report(ByteRange(of: node), value: value, detail: detail, by: type, fix: fix, cause: cause)
    }

    private mutating func recorded(_ fix: Fix?) -> Slice32 {
        guard let fix, !fix.edits.isEmpty else { return .none }
        let start = Int32(clamping: edits.count)
        for edit in fix.edits {
            edits.append(EditFact(range: edit.range, replacement: names.number(of: edit.replacement)))
        }
        return Slice32(start: start, count: Int32(clamping: fix.edits.count))
    }
}

extension ByteRange {
    /// Where a node is, without the white space and comments around it.
    package init(of node: some SyntaxProtocol) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        self.init(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
