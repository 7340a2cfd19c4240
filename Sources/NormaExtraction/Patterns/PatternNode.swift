// A code pattern in normal form: plain values, so that matching needs no tree of the pattern.

import SwiftSyntax

/// A part of a pattern; each case documents the code that it matches.
indirect enum PatternNode: Sendable, Hashable {
    /// A token with this text.
    case token([UInt8])
    /// One expression, type, statement or name; the number of the hole.
    case hole(Int)
    /// Any number of elements of a list.
    case rest(Int)
    /// Any number of closures among arguments.
    case furtherClosures
    /// A string literal with this content.
    case text([UInt8])
    case layout(PatternLayout)
    /// A list with these elements and no others.
    case list([PatternNode])
    /// A list that holds these elements, in any order, and perhaps others.
    case subset([PatternNode])
    /// A call, a subscript or a macro: the callee, and the arguments with trailing closures.
    case call(PatternCall)
    case argument(PatternLabel, PatternNode)
    /// An operator with its operands in source order.
    case operation([UInt8], [PatternNode])
    /// `.name` after any receiver, or after none.
    case memberOfAny(PatternNode)
}

/// A node of the grammar: its kind, and the required content of its slots.
struct PatternLayout: Sendable, Hashable {
    struct Part: Sendable, Hashable {
        var slot: Int
        var node: PatternNode
    }

    var kind: SyntaxKind
    /// Parts that the pattern doesn't write are allowed, as in declarations.
    var isOpen: Bool
    /// By slot; the slots that are not named must be empty.
    var parts: [Part]
}

struct PatternCall: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case function, `subscript`, macro }

    var kind: Kind
    var callee: PatternNode
    var arguments: [PatternNode]
}

enum PatternLabel: Sendable, Hashable {
    case none
    case named([UInt8])
    /// A trailing closure, whose label is not written.
    case unwritten
}

/// The form of a whole pattern.
enum PatternRoot: Sendable, Hashable {
    case node(PatternNode, kinds: [SyntaxKind])
    /// The statements between the braces of a closure without signature or of a block.
    case braces([PatternNode])
    /// Consecutive statements.
    case statements([PatternNode])

    var kinds: [SyntaxKind] {
        switch self {
        case .node(_, let kinds): kinds
        case .braces: [.closureExpr, .codeBlock]
        case .statements: [.codeBlockItemList]
        }
    }

    /// For consecutive statements: the least number that a list must have to contain them.
    var fewestElements: Int {
        guard case .statements(let statements) = self else { return 0 }
        return statements.count(where: \.isOneElement)
    }
}
