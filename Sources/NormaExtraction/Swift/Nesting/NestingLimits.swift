// The limits of what is parsed: far above real code, and low enough for the parser to be fast.

extension NestingGuard {
    enum Limit {
        static let brackets = 100
        static let angles = 100
        static let doublings: Int32 = 14
        static let arrows: Int32 = 200
        static let run = 500
        static let operators = 200
        static let operatorLength = 200
        static let attributes: Int32 = 200
        static let neighbours = 200
        static let switches = 200
        static let effects = 300
        /// In the braces of a type, since the last word that begins a declaration.
        static let neighboursOfMembers: Int32 = 300
        /// In parentheses and brackets.
        static let neighboursInBrackets: Int32 = 1_000
        static let alternatives: Int32 = 1_000
        static let choices: Int32 = 200
        static let neverClosed = 1_000
        /// How much lookahead a file is allowed, and how much more for each of its bytes.
        static let work = 500_000
        static let workOfByte = 20
        /// Beyond this depth, nesting counts as work.
        static let shallow = 16
        /// How often, on average, a byte may be searched for a missing end.
        static let searches = 20
    }
}
