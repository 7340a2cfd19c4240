// What matching needs besides the program, kept from one text to the next; one thread at a time.

/// The passes over a text: symbols, then the conditions (innermost look-around first, as in Barrière and Pit-Claudel, Linear
/// Matching of JavaScript Regexes, 2024), then the expression itself. Each is one pass, so a text's matches take linear time.
struct Scratch {
    private let expression: CompiledExpression
    private var alphabet: Alphabet
    private var text = PreparedText()
    private var search: SubsetAutomaton
    private var labels: Labels
    private var looks: [SubsetAutomaton?]
    private var walk: MatchWalk

    init(_ expression: CompiledExpression) {
        self.expression = expression
        alphabet = Alphabet(expression.sets)
        search = SubsetAutomaton(expression.main, .forward(searches: !expression.main.isAnchored))
        labels = Labels(expression.main)
        looks = expression.conditions.map { condition in
            switch condition {
            case .place: nil
            case .ahead(let program): SubsetAutomaton(program, .backward)
            case .behind(let program): SubsetAutomaton(program, .forward(searches: true))
            }
        }
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

    // MARK: What stands before

    private mutating func prepare(_ bytes: UnsafeBufferPointer<UInt8>) {
        alphabet.read(bytes, into: &text.symbols)
        text.forgetConditions(keeping: !expression.conditions.isEmpty)
        for (index, condition) in expression.conditions.enumerated() {
            let bit: UInt32 = 1 << UInt32(index)
            if case .place(let place, let letters) = condition {
                text.mark(place, bit: bit, alphabet.members.map { $0[letters] } + [false])
            } else {
                look(index, bit: bit)
            }
        }
    }

    private mutating func look(_ index: Int, bit: UInt32) {
        guard var automaton = looks[index] else { return }
        // Taken out while it works, so that it is not copied.
        looks[index] = nil
        automaton.prepare(symbolCount: alphabet.end + 1)
        var state = automaton.first()
        let isBehind = if case .behind = expression.conditions[index] { true } else { false }
        let places = 0...text.end
        for step in places {
            let place = isBehind ? step : text.end - step
            guard text.symbols[place] != Alphabet.inside else { continue }
            state = automaton.step(from: state, over: text.symbols[place], where: text.held(at: place), alphabet)
            if state.isMarked { text.held[place] |= bit }
            if step & 0xFFF == 0xFFF { renew(&automaton, &state) }
        }
        looks[index] = automaton
    }

    /// Forgets states where there are too many, but not the one that counts.
    private func renew(_ automaton: inout SubsetAutomaton, _ state: inout SubsetAutomaton.State) {
        let set = automaton.set(of: state)
        let generation = automaton.generation
        automaton.forgetIfFull()
        if generation != automaton.generation { state = automaton.state(of: set) }
    }
}
