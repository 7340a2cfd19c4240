// One step of the way from the root to the node that is being visited; the walk keeps them in an array, not on the stack.

import NormaFacts
@_spi(RawSyntax) import SwiftSyntax

/// What is known of the place in which a node stands; a node hands it down to its children.
struct Surroundings {
    /// In what sort of code a declaration would stand.
    enum Place: UInt8 { case file, members, code }

    var place: Place = .file
    /// What a type here is for.
    var role: ReferenceRole = .expression
    var traits: ReferenceTraits = []
    /// The innermost call in whose arguments this is, closures not crossed.
    var call: Int32 = -1
    /// In a `case` or `catch` pattern.
    var isPattern = false
    /// Names in patterns here are the property that is being declared, not locals.
    var isProperty = false
    /// This name, or the base of this member access, was read with the chain that it is part of.
    var isRead = false
    /// In the condition of an `#if`: what looks like calls and names there is none.
    var isCondition = false
    /// In a branch of an `#if` that only debug builds have.
    var isForDebugging = false
    /// In the arguments or a closure of a macro that may take only code of some forms, such as `#Predicate`.
    var isReadByMacro = false

    var isConditional: Bool { traits.contains(.conditional) }
    var isInPreview: Bool { traits.contains(.inPreview) }

    /// For expressions inside a type, a declaration's head or a closure: nothing of the written type applies to them.
    mutating func becomeExpression() {
        role = .expression
        traits.keep(.ofThePlace)
        isPattern = false
        isProperty = false
    }
}

/// What has to be undone or finished when all children of a node were visited.
struct Closing: OptionSet {
    let rawValue: UInt16

    /// The names bound since are no longer visible, and the scope's end is no longer the current one.
    static let scope = Closing(rawValue: 1 << 0)
    /// The current declaration ends.
    static let declaration = Closing(rawValue: 1 << 1)
    /// The names that are waiting become visible.
    static let bindings = Closing(rawValue: 1 << 2)
    /// The names that a `guard` bound become visible again, after its `else`.
    static let guarded = Closing(rawValue: 1 << 3)
    /// The parameters that are still waiting have no body to be visible in.
    static let parameters = Closing(rawValue: 1 << 4)
    /// A written type ends whose nominal type may not have been met.
    static let type = Closing(rawValue: 1 << 5)
    /// Checks or patterns want to see this node.
    static let consulted = Closing(rawValue: 1 << 6)
}

struct Frame {
    let node: RawNode
    let kind: SyntaxKind
    let end: Int
    let children: UnsafeBufferPointer<RawSyntax?>
    /// The slot that is next, and where its child begins.
    var next: Int32 = 0
    var cursor: Int
    var around: Surroundings
    var closing: Closing = []
    /// Distinguishes this visit from others at the same depth.
    let visit: Int32
    /// The greatest depth met below.
    var deepest: Int32 = 0

    // What the node needs until it is left; which of them are used follows from its kind.

    /// The declaration that it opened; for a variable the one that is open now.
    var declaration: Int32 = -1
    /// Of a binding: the local that it declares.
    var local: Int32 = -1
    /// Of a `for`: what it goes through.
    var origin: Int32 = -1
    /// Of an `#if`: its latest branch.
    var latest: Int32 = -1
    /// Of a call: its number.
    var call: Int32 = -1
    var savedOwner: Int32 = -1
    var savedDecisions: Int32 = 0
    var bindingMark = 0
    var waitingMark = 0

    init(
        node: RawNode,
        kind: SyntaxKind,
        end: Int,
        children: UnsafeBufferPointer<RawSyntax?>,
        around: Surroundings,
        visit: Int32
    ) {
        self.node = node
        self.kind = kind
        self.end = end
        self.children = children
        self.around = around
        self.visit = visit
        cursor = node.start
    }

    /// The slot that is being visited, once its child was taken.
    var slot: Int { Int(next) - 1 }
}
