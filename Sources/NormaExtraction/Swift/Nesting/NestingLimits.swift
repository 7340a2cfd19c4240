// How much of everything is read: far more than people write, and as much as the parser reads in a moment.

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
        /// How many looks ahead a file is granted, and how many more for each of its bytes.
        static let work = 500_000
        static let workOfByte = 20
        /// From here on depth counts as work.
        static let shallow = 16
        /// How often, on average, a byte may be looked at for the end of what has none.
        static let searches = 20
    }
}
