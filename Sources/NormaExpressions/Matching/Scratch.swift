// The memory of matching besides the program, kept from one text to the next; one thread at a time.

/// The passes over a text: symbols, then the conditions, then the expression itself. Each is one pass, so a text's matches take linear
/// time.
struct Scratch {
    private let expression: CompiledExpression
    private var alphabet: Alphabet
    private var text = PreparedText()
    private var search: SubsetAutomaton
    private var labels: Labels
    private var walk: MatchWalk

    init(_ expression: CompiledExpression) {
        self.expression = expression
        alphabet = Alphabet(expression.sets)
        search = SubsetAutomaton(expression.main, .forward(searches: !expression.main.isAnchored))
        labels = Labels(expression.main)
        walk = MatchWalk(expression.main, groupCount: expression.groupCount)
    }

    mutating func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        prepare(bytes)
        search.prepare(symbolCount: alphabet.end + 1)
        var state = search.first()
        for place in 0...text.end where text.symbols[place] != Alphabet.inside {
            state = search.step(from: state, over: text.symbols[place], where: text.held(at: place), alphabet)
            if state.isMarked { return true }
            if search.isDead(state), expression.main.isAnchored { return false }
            if place & 0xFFF == 0xFFF { renew(&search, &state) }
        }
        return false
    }

    /// From the text's start on; of those that overlap the first.
    mutating func matches(in bytes: UnsafeBufferPointer<UInt8>, onlyFirst: Bool) -> [ExpressionMatch] {
        prepare(bytes)
        labels.read(text, alphabet)
        var matches: [ExpressionMatch] = []
        var place = 0
        while place <= text.end {
            if text.symbols[place] == Alphabet.inside || !labels.isStart(place, text, alphabet) {
                place += 1
                continue
            }
            let match = walk.match(from: place, text, &labels, alphabet)
            matches.append(match)
            if onlyFirst { break }
            place = match.range.isEmpty ? place + 1 : match.range.upperBound
        }
        return matches
    }

    // MARK: Preceding letters

    private mutating func prepare(_ bytes: UnsafeBufferPointer<UInt8>) {
        alphabet.read(bytes, into: &text.symbols)
        text.forgetConditions(keeping: !expression.conditions.isEmpty)
        for (index, condition) in expression.conditions.enumerated() {
            let bit: UInt32 = 1 << UInt32(index)
            text.mark(condition.place, bit: bit, alphabet.members.map { $0[condition.letters] } + [false])
        }
    }

    /// Forgets states if there are too many, but not the one that counts.
    private func renew(_ automaton: inout SubsetAutomaton, _ state: inout SubsetAutomaton.State) {
        let set = automaton.set(of: state)
        let generation = automaton.generation
        automaton.forgetIfFull()
        if generation != automaton.generation { state = automaton.state(of: set) }
    }
}
