// One step of the path from the root to the current node; the walk keeps them in an array, not on the stack.

import NormaFacts
@_spi(RawSyntax) import SwiftSyntax

/// The context of a node, which it passes down to its children.
struct Surroundings {
    /// The kind of code that a declaration would be in.
    enum Place: UInt8 { case file, members, code }

    var place: Place = .file
    /// What a type in this place is used for.
    var role: ReferenceRole = .expression
    var traits: ReferenceTraits = []
    /// The innermost call that has this in its arguments, without crossing a closure.
    var call: Int32 = -1
    /// In a `case` or `catch` pattern.
    var isPattern = false
    /// Names in patterns here are the property that is being declared, not locals.
    var isProperty = false
    /// This name, or the base of this member access, was read with its chain.
    var isRead = false
    /// In the condition of an `#if`: calls and names there aren't code.
    var isCondition = false
    /// In a branch of an `#if` that only debug builds have.
    var isForDebugging = false
    /// In an argument or a closure of a macro that may accept only some forms of code, such as `#Predicate`.
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

/// Work to undo or finish when all children of a node were visited.
struct Closing: OptionSet {
    let rawValue: UInt16

    /// The names bound since are no longer visible, and the scope's end is no longer the current one.
    static let scope = Closing(rawValue: 1 << 0)
    /// The current declaration ends.
    static let declaration = Closing(rawValue: 1 << 1)
    /// The pending names become visible.
    static let bindings = Closing(rawValue: 1 << 2)
    /// The names that a `guard` bound become visible again, after its `else`.
    static let guarded = Closing(rawValue: 1 << 3)
    /// The parameters that are still pending have no body to be visible in.
    static let parameters = Closing(rawValue: 1 << 4)
    /// A written type ends, and its nominal type may not have been met.
    static let type = Closing(rawValue: 1 << 5)
    /// Checks or patterns want to visit this node.
    static let consulted = Closing(rawValue: 1 << 6)
}

struct Frame {
    let node: RawNode
    let kind: SyntaxKind
    let end: Int
    let children: UnsafeBufferPointer<RawSyntax?>
    /// The next slot, and the start of its child.
    var next: Int32 = 0
    var cursor: Int
    var around: Surroundings
    var closing: Closing = []
    /// Distinguishes this visit from others at the same depth.
    let visit: Int32
    /// The greatest depth below.
    var deepest: Int32 = 0

    // State of the node until it is left; its kind determines which of these are used.

    /// The declaration that it opened; for a variable the currently open one.
    var declaration: Int32 = -1
    /// For a binding: the local that it declares.
    var local: Int32 = -1
    /// For a `for` loop: its sequence.
    var origin: Int32 = -1
    /// For an `#if`: its latest branch.
    var latest: Int32 = -1
    /// For a call: its number.
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
