// An expression as a nondeterministic automaton: instructions that read one letter, fork, remember or ask.

/// The construction is Thompson's (Regular Expression Search Algorithm, 1968), as described in Cox, Regular Expression
/// Matching: the Virtual Machine Approach (2009).
struct Program: Sendable {
    enum Instruction: Sendable {
        /// Reads one letter out of a set.
        case scalar(set: Int, next: Int)
        /// The first way that leads to a match counts.
        case fork(first: Int, second: Int)
        case remember(slot: Int, next: Int)
        /// Goes on if the condition holds at this place.
        case require(condition: Int, isNegated: Bool, next: Int)
        case match
    }

    var instructions: [Instruction]
    var start: Int
    /// The instructions that lead to each instruction and read nothing: `origins[i]` lead to `i`.
    var origins: [[Int]]
    /// The instructions that read a letter.
    var readers: [Int]
    /// The conditions that it asks itself, one bit each.
    var conditions: UInt32
    /// Whether a match can only begin at the beginning of the text.
    var isAnchored: Bool

    init(instructions: [Instruction], start: Int, isAnchored: Bool) {
        self.instructions = instructions
        self.start = start
        self.isAnchored = isAnchored
        var origins = [[Int]](repeating: [], count: instructions.count)
        var readers: [Int] = []
        var conditions: UInt32 = 0
        for (index, instruction) in instructions.enumerated() {
            switch instruction {
            case .scalar: readers.append(index)
            case .fork(let first, let second):
                origins[first].append(index)
                if second != first { origins[second].append(index) }
            case .remember(_, let next): origins[next].append(index)
            case .require(let condition, _, let next):
                origins[next].append(index)
                conditions |= 1 << UInt32(condition)
            case .match: break
            }
        }
        self.origins = origins
        self.readers = readers
        self.conditions = conditions
    }
}

/// An expression that is ready to be matched.
struct CompiledExpression: Sendable {
    var main: Program
    /// The sets of letters that instructions name by their place here.
    var sets: [ScalarSet]
    /// The conditions of instructions for places.
    var conditions: [Condition]
    var groupCount: Int
    /// Texts of which every match contains one; nil if there are none.
    var required: [[UInt8]]?
    /// Nil if a match may begin anywhere, or with anything.
    var firstLetters: FirstLetters?

    struct Condition: Sendable {
        var place: ExpressionNode.Place
        /// The set that decides it, a word's letters or line breaks.
        var letters: Int
    }
}
