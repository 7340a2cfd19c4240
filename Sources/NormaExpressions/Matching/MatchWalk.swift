// Follows one match from its first letter to its last, and remembers its groups.

/// The labels show in advance which ways lead to a match, so of two ways the first that does is taken, and no letter is read
/// twice.
struct MatchWalk {
    private enum Step {
        case enter(Int)
        /// On the way back: the earlier value of a slot.
        case restore(slot: Int, Int)
    }

    private let program: Program
    private var slots: [Int]
    private var seen: [Int]
    private var turn = 0
    private var stack: [Step] = []

    init(_ program: Program, groupCount: Int) {
        self.program = program
        slots = [Int](repeating: -1, count: groupCount * 2)
        seen = [Int](repeating: 0, count: program.instructions.count)
    }

    /// - Parameter start: a place at which a match begins.
    mutating func match(
        from start: Int,
        _ text: PreparedText,
        _ labels: inout Labels,
        _ alphabet: Alphabet
    ) -> ExpressionMatch {
        for slot in slots.indices { slots[slot] = -1 }
        var place = start
        var instruction = program.start
        while let reader = reader(from: instruction, at: place, text, &labels, alphabet) {
            guard case .scalar(_, let next) = program.instructions[reader], place < text.end else { break }
            instruction = next
            place += 1
            while place < text.end, text.symbols[place] == Alphabet.inside { place += 1 }
        }
        return ExpressionMatch(range: start..<place, groups: groups())
    }

    private func groups() -> [Range<Int>?] {
        stride(from: 0, to: slots.count, by: 2).map { index in
            let (low, high) = (slots[index], slots[index + 1])
            return low >= 0 && high >= low ? low..<high : nil
        }
    }

    /// The instruction that reads the next letter, or the match's end; never nil at a place where a match can be reached.
    private mutating func reader(
        from instruction: Int,
        at place: Int,
        _ text: PreparedText,
        _ labels: inout Labels,
        _ alphabet: Alphabet
    ) -> Int? {
        turn += 1
        stack.removeAll(keepingCapacity: true)
        stack.append(.enter(instruction))
        while let step = stack.popLast() {
            switch step {
            case .restore(let slot, let value): slots[slot] = value
            case .enter(let instruction):
                guard seen[instruction] != turn, labels.isAlive(instruction, at: place, text, alphabet) else {
                    continue
                }
                seen[instruction] = turn
                switch program.instructions[instruction] {
                case .scalar, .match: return instruction
                case .fork(let first, let second):
                    stack.append(.enter(second))
                    stack.append(.enter(first))
                case .remember(let slot, let next):
                    stack.append(.restore(slot: slot, slots[slot]))
                    slots[slot] = place
                    stack.append(.enter(next))
                case .require(_, _, let next): stack.append(.enter(next))
                }
            }
        }
        return nil
    }
}
