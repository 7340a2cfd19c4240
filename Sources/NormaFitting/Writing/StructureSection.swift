// The picture of who uses whom, as a rule, with the arrows that lead back as questions.

import NormaFindings
import NormaText

struct StructureSection {
    let structure: LearnedStructure
    /// How many arrows that lead back are written out.
    let questions: Int

    var lines: [GuideLine] {
        [GuideLine("## Who uses whom"), GuideLine("")]
            + .paragraph(introduction) + [GuideLine("")]
            + layers
            + .block("mermaid rule rule=\(ruleName)", StructurePicture(structure).lines)
            + asked
            + StructureProof(structure, rule: ruleName).lines
    }

    private var ruleName: String {
        structure.units == .modules ? "modules-use-only-what-is-drawn" : "folders-use-only-what-is-drawn"
    }

    private var introduction: String {
        let what = structure.units == .modules ? "module" : "folder"
        var text =
            "Each box is a \(what), each arrow a dependency that exists today; what is not drawn is forbidden. Users are above what they "
            + "use."
        if structure.leftOut > 0 {
            text +=
                " \(FittingWords.count(structure.leftOut, "file")) in smaller folders are not drawn and may use anything."
        }
        return text
    }

    private var layers: [GuideLine] {
        guard structure.units == .layers else { return [] }
        let lines = structure.parts.map { part in
            let patterns = part.patterns.map { "\"\($0)\"" }
            let value = patterns.count == 1 ? patterns[0] : "[" + patterns.joined(separator: ", ") + "]"
            return GuideLine("  \(part.name): \(value) # \(FittingWords.count(part.files, "file"))")
        }
        return .block("yaml define", [GuideLine("layers:")] + lines)
    }

    // MARK: - Questions

    private var asked: [GuideLine] {
        let back = structure.arrows.filter(\.isAgainstStream)
        guard !back.isEmpty else { return [] }
        let shown = back.sorted { ($0.count, $0.from, $0.to) < ($1.count, $1.from, $1.to) }.prefix(questions)
        let many = back.count * 3 > structure.arrows.count
        let ends = back.count == 1 ? "It closes a cycle" : "Each closes a cycle"
        var text =
            "\(Self.counted(back.count, of: structure.arrows.count)), marked `?`. \(ends). Is that meant? If not, delete the arrow, and "
            + "`norma check` lists its places."
        if many { text += " With so many of them the order of the boxes is a guess." }
        guard !shown.isEmpty else { return .paragraph(text) + [GuideLine("")] }
        if back.count > shown.count {
            text += shown.count == 1 ? " The one with the fewest uses:" : " Those with the fewest uses:"
        }
        return .paragraph(text) + [GuideLine("")] + shown.flatMap(Self.question) + [GuideLine("")]
    }

    private static func counted(_ back: Int, of all: Int) -> String {
        back == 1 ? "One of the \(all) arrows leads back" : "\(back) of the \(all) arrows lead back"
    }

    private static func question(_ arrow: LearnedArrow) -> [GuideLine] {
        var text = "- `\(arrow.from)` uses `\(arrow.to)` in \(FittingWords.count(arrow.count, "place"))"
        if let first = arrow.uses.first {
            text += arrow.count == 1 ? ": " : ", the first: "
            text += "`\(first.user)` \(first.verb) `\(first.target)` in `\(first.place.path):\(first.place.start.line)`"
        }
        return .paragraph(text + ".", indent: "  ")
    }
}

/// Examples that prove the picture: one use against it, one along it.
struct StructureProof {
    private let structure: LearnedStructure
    private let rule: String

    init(_ structure: LearnedStructure, rule: String) { (self.structure, self.rule) = (structure, rule) }

    var lines: [GuideLine] {
        guard let arrow = pair, let upper = part(arrow.from), let lower = part(arrow.to) else { return [] }
        return structure.units == .modules ? modules(upper, lower) : layers(upper, lower)
    }

    private func part(_ name: String) -> LearnedPart? { structure.parts.first { $0.name == name } }

    /// The arrow with most uses whose reverse isn't drawn.
    private var pair: LearnedArrow? {
        let drawn = Set(structure.arrows.map { [$0.from, $0.to] })
        return structure.arrows.filter { !drawn.contains([$0.to, $0.from]) }.max {
            ($0.count, $1.from, $1.to) < ($1.count, $0.from, $0.to)
        }
    }

    private func layers(_ upper: LearnedPart, _ lower: LearnedPart) -> [GuideLine] {
        guard let above = Self.folder(of: upper), let below = Self.folder(of: lower) else { return [] }
        return .block("swift given path=\"\(above)/Above.swift\"", [GuideLine("struct Above {}")])
            + .block("swift given path=\"\(below)/Below.swift\"", [GuideLine("struct Below {}")])
            + Self.bad("\(below)/Example.swift", ["struct Example { let above: Above } // ✗"])
            + Self.good("\(above)/Example.swift", ["struct Example { let below: Below }"])
    }

    private func modules(_ upper: LearnedPart, _ lower: LearnedPart) -> [GuideLine] {
        let manifest = [
            "// swift-tools-version: 6.0", "import PackageDescription", "",
            "let package = Package(name: \"Example\", targets: [.target(name: \"\(upper.name)\"), .target(name: \"\(lower.name)\")])",
        ]
        return .block("swift given path=Package.swift", manifest.map { GuideLine($0) })
            + Self.bad("Sources/\(lower.name)/Example.swift", ["import \(upper.name) // ✗"])
            + Self.good("Sources/\(upper.name)/Example.swift", ["import \(lower.name)"])
    }

    private static func bad(_ path: String, _ code: [String]) -> [GuideLine] {
        .block("swift bad path=\"\(path)\"", code.map { GuideLine($0) })
    }

    private static func good(_ path: String, _ code: [String]) -> [GuideLine] {
        .block("swift good path=\"\(path)\"", code.map { GuideLine($0) })
    }

    /// A folder of a part; for the features one that is made up.
    private static func folder(of part: LearnedPart) -> String? {
        guard let pattern = part.patterns.first, !pattern.hasPrefix("{{") else { return nil }
        return pattern.hasSuffix("/*.swift") ? String(pattern.dropLast(8)) : pattern == "*.swift" ? nil : pattern
    }
}
