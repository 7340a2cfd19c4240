// A check reads syntax and reports sightings; the guide decides scope, limit and severity.

import NormaFacts
import NormaText
import SwiftSyntax

/// One kind of thing worth finding, written in Swift because the language of guides can't express it.
///
/// A check is an enum without cases: it has no state and never sees configuration. To add one, write a file in
/// `Checks/<Group>/` and add a line to `AllChecks.swift`.
package protocol Check: Sendable {
    /// In kebab case; SwiftLint's name if it has one.
    static var identifier: String { get }
    /// One sentence about what it finds; the title of its findings.
    static var summary: String { get }
    /// Whether its sightings carry a number that a guide compares with `at-most` or `at-least`.
    static var isMeasured: Bool { get }
    /// The smallest number that it reports; smaller ones are too common to keep.
    static var smallestValue: Int { get }
    /// How much one cause covers, for sightings that don't name their cause.
    static var causeExtent: CauseExtent { get }
    /// The kind of detail that its sightings carry; a rule that allows any other detail has a typo.
    static var details: DetailShape { get }
    /// Markdown: why it matters, and `bad` and `good` blocks.
    static var documentation: String { get }
    /// The kinds of node that `visit` is called for; an empty list costs nothing.
    static var kinds: [SyntaxKind] { get }
    /// The names of calls, members and macros that it looks at; empty for all. Nodes of its kinds with another name are
    /// never passed to it and cost nothing.
    static var heads: Set<String> { get }
    /// Whether macros that read code (`#Predicate` and others) understand what its fixes for review write.
    static var isFixedInMacros: Bool { get }

    /// Whether a node with one of its kinds and heads may be something that `visit` reports. Most nodes aren't, and the
    /// raw tree shows that at a fraction of the cost of `visit`. If in doubt return true, as the default does.
    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool

    /// Called once for every node of these kinds, after everything inside the node was visited. The node belongs to the
    /// file's tree: its position, parents and siblings are the real ones. Report only findings about the node itself;
    /// searching large subtrees here would make the whole run slow.
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

/// What a check knows besides the node, and where it reports sightings.
package struct CheckContext {
    package let source: SourceText
    /// The innermost declaration around the node, or the node's own if it is a declaration; -1 for the file. Sightings
    /// of `visitFile` that name no owner get -1.
    package internal(set) var owner: Int32 = -1
    /// That declaration as far as it is known by now: head, traits and complexity, but no line counts yet.
    package internal(set) var declaration: DeclarationFact?
    /// Inside a `#Preview`, or in code that only debug builds have.
    package internal(set) var isInPreview = false
    /// In an argument or a closure of a macro that may accept only some forms of code: fixes for review are left out
    /// there.
    package internal(set) var isReadByMacro = false
    var names: NameTable
    /// The names that the file declares as an optional of an optional; nil until a check asks.
    private var nestedOptionals: Set<String>?
    /// The lines of code of the file; empty until `visitFile`.
    var measures = LineMeasures()
    var sightings: [Sighting] = []
    var edits: [EditFact] = []
    /// The ranges of regular expressions, which facts don't hold; filled in for the checks that read bytes.
    var expressions: [ByteRange] = []
    /// The check that is running.
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

    /// Reports a sighting.
    ///
    /// - Parameters:
    ///   - value: what was measured; omit it if nothing was.
    ///   - detail: the name, the literal or another word or two. It is part of a finding's identity, so it holds no
    ///     numbers that change with every edit.
    ///   - owner: the declaration that it concerns, if that isn't the context's.
    ///   - type: the library type that the sighting depends on. If the project declares a type of that name in reach,
    ///     there is no sighting.
    ///   - fix: an edit that certainly corrects it; afterwards the check must find nothing there. Several sightings may
    ///     propose the same fix: it is made once.
    ///   - cause: what is at fault, if it shows at several places: they are reported as one.
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

    /// The same for a node or token, without the white space and comments around it.
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
    /// The range of a node, without the white space and comments around it.
    package init(of node: some SyntaxProtocol) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        self.init(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
