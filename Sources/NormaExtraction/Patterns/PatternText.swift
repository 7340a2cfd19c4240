// The text of a code pattern: its holes are found and replaced by names that the parser accepts as code.

import NormaText

/// A hole as it is written: `$NAME`, `$_`, `$$$`, `$$$NAME`.
struct PatternHole: Sendable, Hashable {
    /// Without `$`; nil for `$_` and `$$$`.
    var name: String?
    /// `$$$`: any number of arguments, statements, members or elements.
    var isRest: Bool
    /// Its place in the pattern, in bytes.
    var range: Range<Int>
    /// Whether it is directly in braces, among statements or members.
    var isInBraces: Bool
}

/// A problem in a pattern, and its place.
struct PatternTextProblem: Error {
    var message: String
    var offset: Int
}

/// A pattern split at its holes.
struct PatternText {
    let text: [UInt8]
    private(set) var holes: [PatternHole] = []

    init(_ text: String) throws(PatternTextProblem) {
        self.text = Array(text.utf8)
        var brackets: [UInt8] = []
        var projected: [(name: String, offset: Int)] = []
        var isInText = false
        var index = 0
        while index < self.text.count {
            switch self.text[index] {
            case UInt8(ascii: "\\") where isInText: index += 1
            case UInt8(ascii: "\""): isInText.toggle()
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets.append(self.text[index])
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = brackets.popLast()
            case UInt8(ascii: "$"):
                if var hole = try hole(at: index, isInText: isInText) {
                    hole.isInBraces = brackets.last == UInt8(ascii: "{")
                    holes.append(hole)
                    index = hole.range.upperBound
                    continue
                }
                // A projected value or a closure's argument: `$text`, `$0`.
                let start = index
                index += 1
                while index < self.text.count, PatternPieces.isWordPart(self.text[index]) { index += 1 }
                if !isInText {
                    projected.append((String(decoding: self.text[start..<index].dropFirst(), as: UTF8.self), start))
                }
                continue
            default: break
            }
            index += 1
        }
        let names = Set(holes.compactMap(\.name))
        if let mistyped = projected.first(where: { names.contains($0.name.uppercased()) && !Self.isNumber($0.name) }) {
            throw PatternTextProblem(message: Self.inCapitals(mistyped.name), offset: mistyped.offset)
        }
    }

    private func hole(at start: Int, isInText: Bool) throws(PatternTextProblem) -> PatternHole? {
        let isRest = text[start...].starts(with: Array("$$$".utf8))
        var end = start + (isRest ? 3 : 1)
        let nameStart = end
        while end < text.count, PatternPieces.isWordPart(text[end]) { end += 1 }
        let name = String(decoding: text[nameStart..<end], as: UTF8.self)
        let isUnnamed = name.isEmpty ? isRest : name == "_" && !isRest
        guard isUnnamed || Self.isCapital(name) else {
            if let message = isInText ? nil : Self.refusal(of: name, isRest: isRest) {
                throw PatternTextProblem(message: message, offset: start)
            }
            return nil
        }
        if start > 0, PatternPieces.isWordPart(text[start - 1]), !isInText {
            throw PatternTextProblem(message: "A hole stands for a whole name, not for a part of one.", offset: start)
        }
        return PatternHole(name: isUnnamed ? nil : name, isRest: isRest, range: start..<end, isInBraces: false)
    }

    private static func isCapital(_ name: String) -> Bool {
        let hasSmall = name.utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        return !hasSmall && (name.first?.isLetter ?? false)
    }

    /// The problem with a `$` that begins neither a hole nor one of Swift's own names.
    private static func refusal(of name: String, isRest: Bool) -> String? {
        if name.isEmpty {
            return "A hole is `$NAME`, `$_` for one that needs no name, or `$$$` for any number of things."
        }
        // `$text` is a projected value; a property called `x` is unlikely to be meant.
        let isOfSwift = isNumber(name) || name.count > 2 && name.first?.isUppercase == false
        return isOfSwift && !isRest ? nil : inCapitals(name, isRest: isRest)
    }

    private static func isNumber(_ name: String) -> Bool {
        name.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private static func inCapitals(_ name: String, isRest: Bool = false) -> String {
        "A hole's name is written in capitals: `\(isRest ? "$$$" : "$")\(name.uppercased())`."
    }
}

/// The placeholder of a hole for the parser; which one the grammar needs depends on the place.
enum PatternPlaceholder: CaseIterable {
    /// An expression, a type, a name: `normaHole0`
    case name
    /// A statement or member: `#normaHole0`
    case macro
    /// A parameter or an element of a dictionary: `normaHole0: normaHole0`
    case pair
    /// A case of a `switch`: `case normaHole0:`
    case switchCase

    private static let prefix = "normaHole"

    func text(_ hole: Int) -> String {
        let name = "\(Self.prefix)\(hole)_"
        return switch self {
        case .name: name
        case .macro: "#" + name
        case .pair: name + ": " + name
        case .switchCase: "case " + name + ":"
        }
    }

    /// The number of the hole that a name represents.
    static func hole(of name: UnsafeBufferPointer<UInt8>) -> Int? {
        let prefix = prefix.utf8
        guard name.count > prefix.count + 1, name.starts(with: prefix) else { return nil }
        return Int(String(decoding: name[prefix.count..<(name.count - 1)], as: UTF8.self))
    }

    /// The placeholders for a hole, the likelier first.
    static func candidates(for hole: PatternHole) -> [PatternPlaceholder] {
        switch (hole.isRest, hole.isInBraces) {
        case (true, true): [.macro, .switchCase, .name]
        case (true, false): [.name, .pair]
        case (false, true): [.name, .macro]
        case (false, false): [.name]
        }
    }
}

extension PatternText {
    /// The text with a placeholder for each hole, and the origin of each byte.
    func filled(_ ways: [PatternPlaceholder]) -> (text: [UInt8], origins: [Int]) {
        var result: [UInt8] = []
        var origins: [Int] = []
        var index = 0
        for (number, hole) in holes.enumerated() {
            result += text[index..<hole.range.lowerBound]
            origins += index..<hole.range.lowerBound
            let placeholder = Array((number < ways.count ? ways[number] : .name).text(number).utf8)
            result += placeholder
            origins += Array(repeating: hole.range.lowerBound, count: placeholder.count)
            index = hole.range.upperBound
        }
        result += text[index...]
        origins += index..<text.count
        return (result, origins)
    }

    /// Every combination of placeholders, at most a few hundred.
    var fillings: [[PatternPlaceholder]] {
        let candidates = holes.map(PatternPlaceholder.candidates)
        var result: [[PatternPlaceholder]] = [[]]
        for ways in candidates {
            let extended = result.flatMap { filling in ways.map { filling + [$0] } }
            // Past the limit each hole gets its likeliest placeholder.
            result = extended.count <= 256 ? extended : result.map { filling in filling + ways.prefix(1) }
        }
        return result
    }
}
