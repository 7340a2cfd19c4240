// Makes expressions and texts at random from a seed, for a comparison with another engine.

/// Sebastiano Vigna's SplitMix64: small, and the same everywhere.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

struct ExpressionGenerator {
    private var numbers: SeededNumbers
    private var groups = 0
    private var asksForWords = false

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    private static let letters = [
        "a", "b", "A", "B", "_", "1", " ", "é", "ß", "Ω", "漢", "k", "S", "\\n", "\\.", "-", "\\u{301}",
    ]
    private static let classes = [
        "\\w", "\\W", "\\s", "\\S", "\\d", "\\D", ".", "[ab]", "[^a]", "[a-c_]", "[^\\s]", "[\\w-]", "\\R", "\\h",
        "\\v",
        "[A-Z&&[^B]]", "[a-z--b]", "\\p{Lu}", "\\P{L}", "[é-漢]", "\\p{Script=Greek}",
    ]
    private static let places = ["^", "$", "\\b", "\\B", "\\A", "\\z", "\\Z"]
    private static let counts = ["*", "+", "?", "{2}", "{1,2}", "{0,2}", "{2,}"]
    private static let texts = [
        "a", "b", "A", "B", "_", " ", "é", "ß", "ẞ", "Ω", "ω", "漢", "k", "K", "S", "s", "\n", "\r\n", "\r", "\u{2028}",
        ".",
        "-", "🙂", "c", "a", "a", "b", "1", "1", "\u{301}",
    ]
    /// The last of the texts: digits and marks, of which the other engine doesn't say that they are part of a word.
    private static let doubtful = 3

    mutating func expression() -> String {
        (groups, asksForWords) = (0, false)
        let options = ["(?i)", "(?s)", "(?m)"]
        let choice = Int.random(in: 0..<12, using: &numbers)
        return (options.indices.contains(choice) ? options[choice] : "") + alternatives(3)
    }

    /// A text that goes with the expression made last.
    mutating func text(upTo longest: Int) -> String {
        let count = Self.texts.count - (asksForWords ? Self.doubtful : 0)
        return (0..<Int.random(in: 0...longest, using: &numbers)).map { _ in
            Self.texts[Int.random(in: 0..<count, using: &numbers)]
        }
        .joined()
    }

    private mutating func alternatives(_ depth: Int) -> String {
        let count = Int.random(in: 0..<5, using: &numbers) == 0 ? Int.random(in: 2...3, using: &numbers) : 1
        return (0..<count).map { _ in sequence(depth) }.joined(separator: "|")
    }

    private mutating func sequence(_ depth: Int) -> String {
        (0..<Int.random(in: 1...4, using: &numbers)).map { _ in piece(depth) }.joined()
    }

    private mutating func piece(_ depth: Int) -> String {
        switch Int.random(in: 0..<20, using: &numbers) {
        case 0, 1:
            let place = one(of: Self.places)
            if place.lowercased() == "\\b" { asksForWords = true }
            return place
        case 2...6 where depth > 0:
            guard Bool.random(using: &numbers) else {
                return "(?:" + alternatives(depth - 1) + ")" + count(2)
            }
            groups += 1
            return "(?<g\(groups)>" + alternatives(depth - 1) + ")" + count(1)
        case 7...10: return one(of: Self.classes) + count(2)
        default: return one(of: Self.letters) + count(4)
        }
    }

    private mutating func count(_ rarity: Int) -> String {
        guard Int.random(in: 0...rarity, using: &numbers) == 0 else { return "" }
        return one(of: Self.counts) + (Int.random(in: 0..<4, using: &numbers) == 0 ? "?" : "")
    }

    private mutating func one(of texts: [String]) -> String { texts[Int.random(in: 0..<texts.count, using: &numbers)] }
}
