// Reads the escape after a backslash.

enum Escape {
    case set(ScalarSet)
    case letter(UInt32)
    case node(ExpressionNode, isQuantifiable: Bool)
    /// Between `\Q` and `\E`.
    case quoted([UInt32])
}

extension ExpressionReader {
    mutating func escape(from start: Int) throws(ExpressionProblem) -> Escape {
        if let escape = try EscapeReader.common(&cursor, from: start) { return escape }
        guard let scalar = cursor.next() else { throw cursor.problem("nothing follows the backslash", at: start) }
        switch scalar {
        case "b": return .node(.assertion(.wordBoundary, isNegated: false), isQuantifiable: false)
        case "B": return .node(.assertion(.wordBoundary, isNegated: true), isQuantifiable: false)
        case "A": return .node(.assertion(.textStart, isNegated: false), isQuantifiable: false)
        case "z": return .node(.assertion(.textEnd, isNegated: false), isQuantifiable: false)
        case "Z": return .node(.assertion(.lastLineEnd, isNegated: false), isQuantifiable: false)
        case "R": return .node(.lineBreak, isQuantifiable: true)
        case "Q":
            var letters: [UInt32] = []
            while !cursor.skip("\\E"), let next = cursor.next() { letters.append(next.value) }
            return .quoted(letters)
        default: throw EscapeReader.unknown(scalar, cursor, at: start)
        }
    }
}

enum EscapeReader {
    /// An escape with the same meaning inside of brackets and outside; nil, and nothing read, for anything else.
    static func common(_ cursor: inout ScalarCursor, from start: Int) throws(ExpressionProblem) -> Escape? {
        guard let scalar = cursor.current else { return nil }
        if let set = classes(scalar) {
            _ = cursor.next()
            return .set(set)
        }
        if let letter = controls(scalar) {
            _ = cursor.next()
            return .letter(letter)
        }
        switch scalar {
        case "x", "u", "U", "0":
            _ = cursor.next()
            return .letter(try NumberReader.letter(&cursor, kind: scalar, from: start))
        case "p", "P":
            _ = cursor.next()
            return .set(try property(&cursor, isInverted: scalar == "P", from: start))
        default: break
        }
        guard !scalar.properties.isAlphabetic, !(0x30...0x39).contains(scalar.value) else { return nil }
        _ = cursor.next()
        return .letter(scalar.value)
    }

    private static func classes(_ scalar: Unicode.Scalar) -> ScalarSet? {
        switch scalar {
        case "d": .property(.digit)
        case "D": .inverted(.property(.digit))
        case "w": .property(.word)
        case "W": .inverted(.property(.word))
        case "s": .property(.whiteSpace)
        case "S": .inverted(.property(.whiteSpace))
        case "h": .property(.horizontalSpace)
        case "H": .inverted(.property(.horizontalSpace))
        case "v": .lineBreaks
        case "V", "N": .inverted(.lineBreaks)
        default: nil
        }
    }

    private static func controls(_ scalar: Unicode.Scalar) -> UInt32? {
        switch scalar {
        case "t": 0x09
        case "n": 0x0A
        case "f": 0x0C
        case "r": 0x0D
        case "e": 0x1B
        case "a": 0x07
        default: nil
        }
    }

    private static func property(
        _ cursor: inout ScalarCursor,
        isInverted: Bool,
        from start: Int
    ) throws(ExpressionProblem) -> ScalarSet {
        let name: String
        if cursor.skip("{") {
            guard let text = cursor.text(upTo: "}") else {
                throw cursor.problem("the property that begins here has no `}`", at: start)
            }
            name = text
        } else {
            guard let letter = cursor.next() else {
                throw cursor.problem("the name of a property is missing", at: start)
            }
            name = String(letter)
        }
        let isCaret = name.hasPrefix("^")
        let plain = isCaret ? String(name.dropFirst()) : name
        guard let set = PropertyNames.set(named: plain) else {
            throw cursor.problem(
                "`\(plain)` isn't a supported Unicode property; use general categories (`Lu`, `Letter`), scripts "
                    + "(`Script=Greek`) or a few properties such as `Alphabetic`",
                at: start
            )
        }
        return isInverted != isCaret ? .inverted(set) : set
    }

    static func unknown(_ scalar: Unicode.Scalar, _ cursor: ScalarCursor, at start: Int) -> ExpressionProblem {
        switch scalar {
        case "1"..."9", "k", "g": backReference(cursor, at: start)
        case "X": cursor.problem("`\\X` is not supported: letters are Unicode scalars; write `.`", at: start)
        case "K":
            cursor.problem("`\\K` is not supported; remove it: the text before it is part of the match", at: start)
        case "G": cursor.problem("`\\G` is not supported; write `\\A`", at: start)
        case "y", "Y": cursor.problem("`\\\(scalar)` is not supported; the edge of a word is `\\b`", at: start)
        default: cursor.problem("`\\\(scalar)` has no meaning; write `\(scalar)` for the letter", at: start)
        }
    }

    static func backReference(_ cursor: ScalarCursor, at start: Int) -> ExpressionProblem {
        cursor.problem(
            "a back-reference is not supported, because it takes more than linear time; write the name or path as a glob "
                + "with the same placeholder twice, `{Name}/{Name}View`, or each case as an alternative",
            at: start
        )
    }
}
