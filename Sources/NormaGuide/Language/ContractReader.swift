// Reads contracts: layers, allowed arrows, independent slices, no cycles, nothing left over.

import NormaExpressions
import NormaText

struct ContractReader {
    let document: DocumentReader
    let names: KnownNames

    init(_ document: DocumentReader, _ names: KnownNames) {
        self.document = document
        self.names = names
    }

    func layers(_ entry: YamlEntry, strict: YamlEntry?) -> RuleForm? {
        let owner = Owner(entry)
        guard case .list(let elements) = entry.value.content, elements.count > 1 else {
            document.reportType(entry.value, of: owner, wants: "a list of at least two layers, the highest first")
            return nil
        }
        var ranks: [[LocatedText]] = []
        var isComplete = true
        for element in elements {
            let separator: Character = "|"
            let rank = element.text.map { self.units(of: $0[...], in: element, separator: separator) } ?? nil
            if element.text == nil {
                document.reportType(element, of: owner, wants: "layers as text (`Domain | Data`)")
            }
            if let rank { ranks.append(rank) } else { isComplete = false }
        }
        var seen: Set<String> = []
        for unit in ranks.joined() where !seen.insert(unit.text).inserted {
            document.report(unit, "`\(unit.text)` appears twice in the order")
            isComplete = false
        }
        let isStrict = strict.map { document.flag($0) ?? false } ?? false
        if isComplete, !check(units: Array(ranks.joined())) { isComplete = false }
        return isComplete ? .layers(LayersContract(ranks: ranks, isStrict: isStrict)) : nil
    }

    /// `A -> B, C`: each text is one or more groups of names with arrows between them.
    func allow(_ entry: YamlEntry) -> RuleForm? {
        guard let texts = document.texts(entry.value, of: Owner(entry), wants: "arrows such as `\"A -> B\"`") else {
            return nil
        }
        var drawing = Drawing()
        var isComplete = true
        for (text, element) in texts {
            if let wrong = ["-->", "=>", "→", "<-", "➔"].first(where: text.contains) {
                document.report(element.span, "an arrow is written `->`, not `\(wrong)`")
                isComplete = false
                continue
            }
            var groups: [[LocatedText]] = []
            var rest = text[...]
            while true {
                let arrow = rest.firstRange(of: "->")
                let part = arrow.map { rest[..<$0.lowerBound] } ?? rest
                if let group = units(of: part, in: element, separator: ",") {
                    groups.append(group)
                } else {
                    isComplete = false
                }
                guard let arrow else { break }
                rest = rest[arrow.upperBound...]
            }
            guard let problem = drawing.add(groups) else { continue }
            document.report(element.span, problem.message, problem.suggestion)
            return nil
        }
        guard isComplete else { return nil }
        return finish(drawing)
    }

    /// The contract of a drawing, after its names were checked.
    func finish(_ drawing: Drawing) -> RuleForm? {
        var isComplete = check(units: drawing.units)
        for arrow in drawing.arrows where arrow.from.text == arrow.to.text {
            document.report(arrow.to, "`\(arrow.to.text)` may always use itself", "delete this arrow")
            isComplete = false
        }
        return isComplete ? .allow(AllowContract(units: drawing.units, arrows: drawing.arrows)) : nil
    }

    func independent(_ entry: YamlEntry, through: YamlEntry?, _ patterns: inout PatternReader) -> RuleForm? {
        let slices = patterns.pathPatterns(entry.value, of: Owner(entry))
        let paths = through.map { patterns.pathPatterns($0.value, of: Owner($0)) } ?? []
        guard let slices, let paths else { return nil }
        var isComplete = true
        for (slice, element) in zip(slices, entry.value.elements) where slice.placeholders.isEmpty {
            let suggestion = "write `\"Features/{Feature}/**\"`: the placeholder distinguishes the slices"
            document.report(element.span, "`independent` needs a placeholder in `\(slice.text)`", suggestion)
            isComplete = false
        }
        return isComplete ? .independent(IndependentContract(slices: slices, through: paths)) : nil
    }

    func acyclic(_ entry: YamlEntry, scope: YamlEntry?, _ descriptions: inout DescriptionReader) -> RuleForm? {
        let known = AcyclicContract.Unit.allCases.map(\.rawValue)
        let unit = document.choice(entry, of: known, what: "unit").flatMap { AcyclicContract.Unit(rawValue: $0) }
        let description = scope.map { descriptions.scope($0) }
        guard let unit else { return nil }
        if let description, description == nil { return nil }
        return .acyclic(AcyclicContract(unit: unit, scope: description ?? nil))
    }

    func covered(_ entry: YamlEntry, _ patterns: inout PatternReader) -> RuleForm? {
        if names.layers.isEmpty {
            let way = "define them under `layers:` in a `yaml define` block"
            document.report(entry.keySpan, "`covered` means covered by layers, and this guide defines none", way)
            return nil
        }
        if entry.value.text == "layers" {
            return (try? NamePattern("**", for: .path)).map { .covered(CoveredContract(paths: [$0])) }
        }
        return patterns.pathPatterns(entry.value, of: Owner(entry)).map { .covered(CoveredContract(paths: $0)) }
    }

    // MARK: - Units

    /// Names with their places, separated by a character.
    private func units(of part: Substring, in value: YamlValue, separator: Character) -> [LocatedText]? {
        var result: [LocatedText] = []
        for name in part.split(separator: separator, omittingEmptySubsequences: false) {
            let leading = name.prefix { $0.isWhitespace }
            let rest = name.dropFirst(leading.count)
            let text = String(rest.prefix { !$0.isNewline }.trimmed)
            let offset = rest.utf8.distance(from: (value.text ?? "").startIndex, to: rest.startIndex)
            let span = document.span(inside: value, from: offset, length: text.count)
            guard DocumentReader.isIdentifier(text) else {
                let message = text.isEmpty ? "a name is missing in `\(value.text ?? "")`" : "`\(text)` isn't a name"
                document.report(text.isEmpty ? value.span : span, message)
                return nil
            }
            result.append(LocatedText(text, at: document.place(span)))
        }
        return result
    }

    /// Layers or modules, not both; a name that is nearly one of the guide's is a slip of the pen.
    func check(units: [LocatedText]) -> Bool {
        let unknown = units.filter { !names.isLayer($0.text) && !names.isModule($0.text) }
        let layer = units.first { names.isLayer($0.text) }
        var isComplete = true
        let known = names.layers + names.modules
        for unit in unknown {
            if let near = Words.near(unit.text, among: known) {
                let what = names.isLayer(near) ? "layer" : "module"
                document.report(unit, "unknown \(what) `\(unit.text)`", "did you mean `\(near)`?")
            } else if let layer {
                let suggestion = document.hint(unit.text, among: names.layers, listing: "layers of this guide")
                document.report(unit, "`\(unit.text)` isn't a layer, but `\(layer.text)` is", suggestion)
            } else {
                continue
            }
            isComplete = false
        }
        return isComplete
    }
}

/// Units and arrows as they are met.
struct Drawing {
    private(set) var units: [LocatedText] = []
    private(set) var arrows: [AllowContract.Arrow] = []
    private var known: Set<String> = []
    private var drawn: Set<String> = []

    /// A group of a thousand before another would be a million.
    static let mostArrows = 20_000

    /// Each of a group has an arrow to each of the next; an arrow drawn twice counts once.
    ///
    /// - Returns: the problem with its size; nil if it isn't too large.
    mutating func add(_ groups: [[LocatedText]]) -> (message: String, suggestion: String)? {
        let added = zip(groups, groups.dropFirst()).reduce(0) { $0 + $1.0.count * $1.1.count }
        guard drawn.count + added <= Self.mostArrows else {
            let message = "with these there would be more than \(Self.mostArrows) arrows"
            return (message, "use larger layers, or fewer groups")
        }
        for unit in groups.joined() where known.insert(unit.text).inserted { units.append(unit) }
        for (group, next) in zip(groups, groups.dropFirst()) {
            for from in group {
                for to in next where drawn.insert(from.text + " -> " + to.text).inserted {
                    arrows.append(AllowContract.Arrow(from: from, to: to))
                }
            }
        }
        return nil
    }
}
