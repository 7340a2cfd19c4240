// Runs a program by sets of its instructions, one letter after another; a set that was met is a state that is looked up.

/// A deterministic automaton whose states are made when they are met, as in Cox, Regular Expression Matching in the Wild (2010).
/// Its memory is bounded: if there are too many states, it forgets them, and matching still takes linear time.
struct SubsetAutomaton {
    enum Direction {
        /// The state of the program before a letter is read; `searches`: a match may begin at every place.
        case forward(searches: Bool)
        /// From which instructions a match can be reached.
        case backward
    }

    struct State: Equatable {
        fileprivate(set) var number: Int
        /// Forward: a match ended before the letter. Backward: a match can begin here.
        fileprivate(set) var isMarked: Bool
    }

    private static let mostStates = 4_096
    private static let mostEntries = 1 << 20

    let program: Program
    private let direction: Direction
    private let words: Int
    private var symbolCount = 0
    private var sets: [[UInt64]] = []
    private var numbers: [[UInt64]: Int] = [:]
    /// The empty state; negative if it was not met.
    private var empty = -1
    /// (state, conditions, symbol) → the next state twice, and one more if it is marked; negative: not known yet.
    private var entries: [Int32] = []
    private var conditions: [UInt32] = []
    private var conditionCapacity = 1
    /// Grows whenever states are forgotten.
    private(set) var generation = 0

    init(_ program: Program, _ direction: Direction) {
        self.program = program
        self.direction = direction
        words = (program.instructions.count + 63) / 64
        if program.conditions != 0 { conditionCapacity = 4 }
    }

    /// Known steps are valid for the same alphabet only.
    mutating func prepare(symbolCount: Int) {
        if self.symbolCount != symbolCount {
            self.symbolCount = symbolCount
            forget()
        }
        forgetIfFull()
    }

    mutating func forgetIfFull() {
        if sets.count >= Self.mostStates || entries.count >= Self.mostEntries { forget() }
    }

    private mutating func forget() {
        generation += 1
        empty = -1
        sets.removeAll(keepingCapacity: true)
        numbers.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
    }

    /// Forward: at the program's start. Backward: after the text's end.
    mutating func first() -> State {
        var set = [UInt64](repeating: 0, count: words)
        if case .forward = direction { set[program.start / 64] |= 1 << UInt64(program.start % 64) }
        return State(number: number(of: set), isMarked: false)
    }

    /// The instructions of a state.
    func set(of state: State) -> [UInt64] { sets.indices.contains(state.number) ? sets[state.number] : [] }

    mutating func state(of set: [UInt64]) -> State { State(number: number(of: set), isMarked: false) }

    func holds(_ instruction: Int, in state: Int) -> Bool {
        sets[state][instruction / 64] & (1 << UInt64(instruction % 64)) != 0
    }

    /// Whether a state can't lead to a match any more, forward, if a match begins at the text's start only.
    func isDead(_ state: State) -> Bool { state.number == empty }

    private mutating func number(of set: [UInt64]) -> Int {
        if let number = numbers[set] { return number }
        let number = sets.count
        sets.append(set)
        numbers[set] = number
        if set.allSatisfy({ $0 == 0 }) { empty = number }
        entries.append(contentsOf: repeatElement(-1, count: conditionCapacity * symbolCount))
        return number
    }

    /// Over one letter, or over the text's end.
    @inline(__always)
    mutating func step(from state: State, over symbol: UInt16, where held: UInt32, _ alphabet: Alphabet) -> State {
        let column = program.conditions == 0 ? 0 : column(of: held & program.conditions)
        let place = (state.number * conditionCapacity + column) * symbolCount + Int(symbol)
        let entry = entries[place]
        if entry >= 0 { return State(number: Int(entry >> 1), isMarked: entry & 1 != 0) }
        return computedStep(from: state, over: symbol, where: held & program.conditions, alphabet)
    }

    private mutating func column(of held: UInt32) -> Int {
        if let column = conditions.firstIndex(of: held) { return column }
        if conditions.count == conditionCapacity { widen() }
        conditions.append(held)
        return conditions.count - 1
    }

    /// Makes room for more combinations of conditions; the states stay, known steps are forgotten.
    private mutating func widen() {
        conditionCapacity *= 2
        entries = [Int32](repeating: -1, count: sets.count * conditionCapacity * symbolCount)
    }

    @inline(never)
    private mutating func computedStep(
        from state: State,
        over symbol: UInt16,
        where held: UInt32,
        _ alphabet: Alphabet
    ) -> State {
        // The text's end is in no set.
        let members = alphabet.members.indices.contains(Int(symbol)) ? alphabet.members[Int(symbol)] : nil
        let (set, isMarked) =
            switch direction {
            case .forward(let searches): forward(sets[state.number], members, held, searches: searches)
            case .backward: backward(sets[state.number], members, held)
            }
        let next = number(of: set)
        let column = program.conditions == 0 ? 0 : column(of: held)
        entries[(state.number * conditionCapacity + column) * symbolCount + Int(symbol)] = Int32(
            truncatingIfNeeded: next << 1 | (isMarked ? 1 : 0)
        )
        return State(number: next, isMarked: isMarked)
    }

    // MARK: One step without a table

    private func forward(
        _ set: [UInt64],
        _ members: [Bool]?,
        _ held: UInt32,
        searches: Bool
    ) -> (set: [UInt64], isMarked: Bool) {
        var seen = [UInt64](repeating: 0, count: words)
        var next = seen
        var stack = Self.elements(of: set)
        if searches { stack.append(program.start) }
        var isMarked = false
        while let instruction = stack.popLast() {
            guard Self.insert(instruction, into: &seen) else { continue }
            switch program.instructions[instruction] {
            case .scalar(let letters, let target): if members?[letters] == true { Self.insert(target, into: &next) }
            case .fork(let first, let second): stack += [first, second]
            case .remember(_, let target): stack.append(target)
            case .require(let condition, let isNegated, let target):
                if (held & (1 << UInt32(condition)) != 0) != isNegated { stack.append(target) }
            case .match: isMarked = true
            }
        }
        return (next, isMarked)
    }

    private func backward(_ set: [UInt64], _ members: [Bool]?, _ held: UInt32) -> (set: [UInt64], isMarked: Bool) {
        var result = [UInt64](repeating: 0, count: words)
        var stack = [0]
        for reader in program.readers {
            guard case .scalar(let letters, let target) = program.instructions[reader] else { continue }
            if members?[letters] == true, Self.contains(target, in: set) { stack.append(reader) }
        }
        while let instruction = stack.popLast() {
            guard Self.insert(instruction, into: &result) else { continue }
            for origin in program.origins[instruction] {
                if case .require(let condition, let isNegated, _) = program.instructions[origin],
                    (held & (1 << UInt32(condition)) != 0) == isNegated
                {
                    continue
                }
                stack.append(origin)
            }
        }
        return (result, Self.contains(program.start, in: result))
    }

    private static func contains(_ element: Int, in set: [UInt64]) -> Bool {
        set[element / 64] & (1 << UInt64(element % 64)) != 0
    }

    @discardableResult
    private static func insert(_ element: Int, into set: inout [UInt64]) -> Bool {
        let bit: UInt64 = 1 << UInt64(element % 64)
        guard set[element / 64] & bit == 0 else { return false }
        set[element / 64] |= bit
        return true
    }

    private static func elements(of set: [UInt64]) -> [Int] {
        var elements: [Int] = []
        for (index, word) in set.enumerated() where word != 0 {
            var rest = word
            while rest != 0 {
                elements.append(index * 64 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
        return elements
    }
}
