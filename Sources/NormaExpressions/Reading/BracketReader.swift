// A set between brackets: letters, ranges, classes, nested sets, and the difference of two sets.

extension ExpressionReader {
    /// Behind the `[`.
    mutating func bracket(from start: Int) throws(ExpressionProblem) -> ScalarSet {
        var reader = BracketReader(cursor: cursor, isExtended: options.isExtended)
        let set = try reader.set(from: start, depth: 1)
        cursor = reader.cursor
        return set
    }
}

struct BracketReader {
    private static let deepestNesting = 50

    var cursor: ScalarCursor
    let isExtended: Bool

    private enum Operation { case intersection, difference, exclusive }

    mutating func set(from start: Int, depth: Int) throws(ExpressionProblem) -> ScalarSet {
        guard depth <= Self.deepestNesting else { throw cursor.problem("sets are nested too deeply here", at: start) }
        let isInverted = cursor.skip("^")
        var left: ScalarSet?
        var pending: Operation?
        while true {
            let members = try members(from: start, depth: depth)
            guard !members.isEmpty else {
                throw cursor.problem("a set needs a member here; write `\\]` or `\\^` for these letters")
            }
            let right = members.count == 1 ? members[0] : ScalarSet.union(members)
            left = Self.joined(left, right, pending)
            if cursor.skip("]") { break }
            pending = operation()
        }
        let set = left ?? .ranges([])
        return isInverted ? .inverted(set) : set
    }

    private static func joined(_ left: ScalarSet?, _ right: ScalarSet, _ operation: Operation?) -> ScalarSet {
        guard let left, let operation else { return right }
        switch operation {
        case .intersection: return .intersection(left, right)
        case .difference: return .difference(left, right)
        case .exclusive: return .exclusive(left, right)
        }
    }

    private mutating func operation() -> Operation? {
        if cursor.skip("&&") { return .intersection }
        if cursor.skip("--") { return .difference }
        return cursor.skip("~~") ? .exclusive : nil
    }

    /// Up to the end of the set or an operation, neither of which is consumed.
    private mutating func members(from start: Int, depth: Int) throws(ExpressionProblem) -> [ScalarSet] {
        var members: [ScalarSet] = []
        var letters: [ClosedRange<UInt32>] = []
        while true {
            guard let scalar = cursor.current else {
                throw cursor.problem("the set that begins here is not closed; a `]` is missing", at: start)
            }
            if scalar == "]" || isOperation { break }
            if isExtended, scalar == " " || scalar == "\t" {
                _ = cursor.next()
                continue
            }
            let place = cursor.index
            switch try member(from: place, depth: depth) {
            case .set(let set): members.append(set)
            case .letter(let letter): letters.append(letter...(try rangeEnd(from: letter, at: place) ?? letter))
            case .quoted(let quoted): letters += quoted.map { $0...$0 }
            case .node: break
            }
        }
        if !letters.isEmpty { members.append(.ranges(letters.sorted { $0.lowerBound < $1.lowerBound }.merged())) }
        return members
    }

    private var isOperation: Bool {
        guard let first = cursor.current, first == cursor.ahead(1) else { return false }
        return first == "&" || first == "-" || first == "~"
    }

    private mutating func member(from place: Int, depth: Int) throws(ExpressionProblem) -> Escape {
        if cursor.skip("[:") { return .set(try posix(from: place)) }
        if cursor.skip("[") { return .set(try set(from: place, depth: depth + 1)) }
        guard cursor.skip("\\") else { return .letter((cursor.next() ?? " ").value) }
        if let escape = try EscapeReader.common(&cursor, from: place) { return escape }
        guard let scalar = cursor.next() else { throw cursor.problem("nothing follows the backslash", at: place) }
        switch scalar {
        case "b": return .letter(0x08)
        case "R": return .set(.lineBreaks)
        case "Q":
            var letters: [UInt32] = []
            while !cursor.skip("\\E"), let next = cursor.next() { letters.append(next.value) }
            return .quoted(letters)
        default:
            throw cursor.problem(
                "`\\\(scalar)` has no meaning between brackets; write `\(scalar)` for the letter",
                at: place
            )
        }
    }

    /// The end of `a-`; nil if there is no range, as in `[a-]`.
    private mutating func rangeEnd(from first: UInt32, at place: Int) throws(ExpressionProblem) -> UInt32? {
        guard cursor.current == "-", let next = cursor.ahead(1), next != "]", next != "-", next != "[" else {
            return nil
        }
        _ = cursor.next()
        guard case .letter(let last) = try member(from: cursor.index, depth: Self.deepestNesting) else {
            throw cursor.problem("a range goes from one letter to another; write `\\-` for the letter", at: place)
        }
        guard first <= last else {
            throw cursor.problem("this range ends before it begins; swap its letters", at: place)
        }
        return last
    }

    private mutating func posix(from place: Int) throws(ExpressionProblem) -> ScalarSet {
        let isInverted = cursor.skip("^")
        guard let name = cursor.text(upTo: ":"), cursor.skip("]"),
            let set = PropertyNames.posix(name) ?? PropertyNames.set(named: name)
        else {
            throw cursor.problem(
                "this isn't a character class such as `[:alpha:]`; write `\\[` for the letter",
                at: place
            )
        }
        return isInverted ? .inverted(set) : set
    }
}

extension [ClosedRange<UInt32>] {
    /// Ranges in order, those that touch made one.
    func merged() -> [ClosedRange<UInt32>] {
        var result: [ClosedRange<UInt32>] = []
        for range in self {
            if let last = result.last, range.lowerBound <= last.upperBound &+ 1 {
                result[result.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }
}
