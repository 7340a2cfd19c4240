// For each place of a text, from which instructions a match can be reached: read once from the text's end to its start.

/// For a long text only the sets at the edges of blocks are kept; a block's labels are made again when the walk enters it, so
/// that memory is bounded and every block is read twice at most.
struct Labels {
    private static let blockLength = 4_096

    var automaton: SubsetAutomaton
    /// The set after each block's end; nil after the text's.
    private var edges: [[UInt64]?] = []
    private var block = -1
    private var labels: [SubsetAutomaton.State] = []

    init(_ program: Program) { automaton = SubsetAutomaton(program, .backward) }

    /// Reads the whole text.
    mutating func read(_ text: PreparedText, _ alphabet: Alphabet) {
        automaton.prepare(symbolCount: alphabet.end + 1)
        let count = (text.symbols.count + Self.blockLength - 1) / Self.blockLength
        edges = [[UInt64]?](repeating: nil, count: count)
        block = -1
        for number in stride(from: count - 1, through: 0, by: -1) {
            read(block: number, text, alphabet)
            guard number > 0, let first = labels.first(where: { $0.number >= 0 }) else { continue }
            edges[number - 1] = automaton.set(of: first)
        }
    }

    /// Whether a match begins here.
    mutating func isStart(_ place: Int, _ text: PreparedText, _ alphabet: Alphabet) -> Bool {
        label(at: place, text, alphabet).isMarked
    }

    /// Whether a match can be reached from an instruction here.
    mutating func isAlive(_ instruction: Int, at place: Int, _ text: PreparedText, _ alphabet: Alphabet) -> Bool {
        let label = label(at: place, text, alphabet)
        return label.number >= 0 && automaton.holds(instruction, in: label.number)
    }

    @inline(__always)
    private mutating func label(at place: Int, _ text: PreparedText, _ alphabet: Alphabet) -> SubsetAutomaton.State {
        if place / Self.blockLength != block { read(block: place / Self.blockLength, text, alphabet) }
        return labels[place % Self.blockLength]
    }

    private mutating func read(block number: Int, _ text: PreparedText, _ alphabet: Alphabet) {
        automaton.forgetIfFull()
        block = number
        let low = number * Self.blockLength
        let high = min(text.symbols.count, low + Self.blockLength)
        let none = SubsetAutomaton.State(number: -1, isMarked: false)
        labels.removeAll(keepingCapacity: true)
        labels.append(contentsOf: repeatElement(none, count: high - low))
        var state = edges[number].map { automaton.state(of: $0) } ?? automaton.first()
        for place in stride(from: high - 1, through: low, by: -1) where text.symbols[place] != Alphabet.inside {
            state = automaton.step(from: state, over: text.symbols[place], where: text.held(at: place), alphabet)
            labels[place - low] = state
        }
    }
}
