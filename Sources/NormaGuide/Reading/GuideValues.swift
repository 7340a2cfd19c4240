// The values and places that a guide declares once, under `values:` and `places:`, and uses as `{{name}}`.

import NormaExpressions
import NormaText

/// The values and places of a guide and those it extends, the nearest first: a guide changes an inherited one by declaring it
/// again. Both share their names.
struct GuideValues {
    struct Declared {
        var file: Int
        var guide: Int
        /// Only its definitions are wanted, so it needn't be used.
        var isPartial: Bool
        var isPlace: Bool
        /// Its value as written, then with the values in it filled in; empty: nothing.
        var elements: [YamlValue] {
            didSet {
                texts = elements.compactMap(\.text)
                isUnreadable = elements.contains { $0.content == .unreadable }
            }
        }
        var texts: [String]
        /// Written as a list, so it is a list if it is all of a text.
        var isList: Bool
        /// Whether the farthest guide wrote a single text: then its templates expect one.
        var wasText: Bool
        var features: FeatureEvidence?
        /// Those of a place's texts that are another's: it lists that place by its name.
        var borrowed: Set<String> = []
        /// The place that leaves it with nothing, if that is another.
        var nowhere: String?
        var place: LocatedText
        /// Its place, for its problems.
        var problem: SourceProblem
        var isUsed = false
        /// Its problem was reported, and makes everything unreadable that names it.
        private(set) var isUnreadable = false

        /// The names that its texts write as `{{name}}`.
        var usedNames: [String] { texts.flatMap { ValueUse.all(in: $0) }.map(\.name) }
    }

    /// A place's definition of features besides folders.
    struct FeatureEvidence {
        var prefixes: [String]
        var folder: YamlValue?
    }

    var declared: [String: Declared] = [:]
    /// In the order declared, for messages and canonical problems.
    private(set) var names: [String] = []
    /// The names that nearer guides redeclare: uses of them aren't misspelt names.
    private var overridden: [String] = []
    /// By the name of a placeholder, the values that it never has.
    private(set) var excluded: [String: [NamePattern]] = [:]
    /// The names of layers, roles and modules that a place without folders leaves with nothing, each with that place.
    var absent: [String: String] = [:]
    /// How the part of a rule that is filled in confines things to a place.
    var confinement = Confinement.none
    /// The last name without a text that was met.
    var lastAbsent: String?
    /// The declarations of each guide that is extended.
    private(set) var views = ValueViews()
    /// The size that they may still add to the texts of the guide.
    var budget = FillingBudget()

    /// Adds the declarations of one `define` block; the nearest files come first.
    mutating func declare(_ block: YamlValue, file: Int, of source: GuideFile, _ language: GuideLanguage) {
        guard case .mapping(let fields) = block.content else { return }
        for field in fields where field.key == "values" || field.key == "places" {
            let isPlace = field.key == "places"
            let owner = Owner(field)
            guard case .mapping(let entries) = field.value.content, !entries.isEmpty else {
                let form =
                    isPlace
                    ? "names with folders (`feature: \"Sources/{Feature}\"`)"
                    : "names with values (`longest-line: 120`)"
                source.reader.reportType(field.value, of: owner, wants: form)
                continue
            }
            for entry in entries { declare(entry, isPlace: isPlace, file: file, of: source, language) }
        }
    }

    private func report(repeated entry: YamlEntry, after first: Declared, in file: Int, _ reader: DocumentReader) {
        let other = first.file == file ? "" : " of \(first.place.place.file)"
        let line = "\(first.place.place.position.line)\(other)"
        let what = first.isPlace ? "place" : "value"
        reader.report(entry.keySpan, "the \(what) `\(entry.key)` is declared twice", "it is already in line \(line)")
    }

    private mutating func declare(
        _ entry: YamlEntry,
        isPlace: Bool,
        file: Int,
        of source: GuideFile,
        _ language: GuideLanguage
    ) {
        let reader = source.reader
        guard reader.kebabName(entry.key, at: entry.keySpan, what: isPlace ? "place" : "value") else { return }
        var places = PlaceReader(reader, language)
        let whole = isPlace ? places.placeEntry(entry) : places.valueEntry(entry)
        // Its problem is reported once, and not at each of its uses.
        let read =
            whole ?? DeclaredEntry(elements: [YamlValue(content: .text(entry.key, isPlain: true), span: entry.keySpan)])
        views.add(
            LocatedText(entry.key, at: reader.place(entry.keySpan)),
            isPlace: isPlace,
            read.elements.compactMap(\.text),
            guide: source.guide
        )
        if let first = declared[entry.key] {
            declared[entry.key]?.wasText = !read.isList
            guard first.guide == source.guide else {
                overridden += read.elements.compactMap(\.text)
                return
            }
            return report(repeated: entry, after: first, in: file, reader)
        }
        names.append(entry.key)
        for (hole, patterns) in read.excluded { excluded[hole, default: []] += patterns }
        declared[entry.key] = Declared(
            file: file,
            guide: source.guide,
            isPartial: source.isPartial,
            isPlace: isPlace,
            elements: read.elements,
            texts: read.elements.compactMap(\.text),
            isList: read.isList,
            wasText: !read.isList,
            features: read.features,
            place: LocatedText(entry.key, at: reader.place(entry.keySpan)),
            problem: reader.source.problem(at: entry.valueSpan, ""),
            isUsed: whole == nil || isPlace && entry.key == PlaceDefinition.feature
        )
    }

    /// Fills in the values in other values and in places.
    mutating func fillEachOther(_ files: [GuideFile]) {
        for text in overridden { markUses(in: text) }
        let order = ValueOrder(names) { declared[$0]?.usedNames }
        for cycle in order.cycles { report(cycle, files) }
        for name in order.names { fill(name, files) }
    }

    /// At the value that closes the cycle.
    private mutating func report(_ cycle: [String], _ files: [GuideFile]) {
        guard let name = cycle.last, let first = cycle.first, let value = declared[name] else { return }
        let path = (cycle + [first]).joined(separator: " → ")
        files[value.file].reader.report(value.place, "`\(name)` contains itself: \(path)", "write one of them out")
        declared[name]?.elements = value.elements.filter { ValueUse.all(in: $0.text ?? "").isEmpty }
    }

    private mutating func fill(_ name: String, _ files: [GuideFile]) {
        guard let value = declared[name], !value.usedNames.isEmpty else { return }
        for element in value.elements { look(at: element, files[value.file].reader) }
        var filled: [YamlValue] = []
        for element in value.elements {
            let texts = spread(element, self.filled(element, files[value.file].reader))
            filled += texts
            if isPlaceAlone(element) { declared[name]?.borrowed.formUnion(texts.compactMap(\.text)) }
            guard filled.count > ValueUse.mostTexts, filled.count > value.elements.count else { continue }
            files[value.file].reader.report(
                element.span,
                FillingExcess.tooMany.message(),
                FillingExcess.tooMany.suggestion
            )
            filled = [YamlValue(content: .unreadable, span: element.span)]
            break
        }
        declared[name]?.elements = filled
        if filled.isEmpty { declared[name]?.nowhere = lastAbsent }
        declared[name]?.isList = value.isList || filled.count > 1
    }

    /// `"{{networking}}"`, and nothing below it.
    private func isPlaceAlone(_ element: YamlValue) -> Bool {
        guard let text = element.text, let use = ValueUse.all(in: text).first, declared[use.name]?.isPlace == true
        else {
            return false
        }
        return use.range == text.startIndex..<text.endIndex
    }

    // MARK: - Questions of others

    /// The names that a text writes as `{{name}}`.
    static func names(in text: String) -> [String] { ValueUse.all(in: text).map(\.name) }

    /// The text of a tree, where the values are part of names.
    mutating func markUses(in text: String) {
        for use in ValueUse.all(in: text) { declared[use.name]?.isUsed = true }
    }

    /// A template may use parts of them, and lists as sections.
    ///
    /// - Returns: those that it uses.
    mutating func markUses(inTemplate bytes: [UInt8]) -> [String] {
        let used = TemplateTags(bytes).tags.compactMap(\.path.first).filter { declared[$0] != nil }
        for name in used { declared[name]?.isUsed = true }
        return used
    }

    /// The values by name; a text is a list of one.
    var lists: [String: [String]] { declared.filter { !$0.value.isPlace }.mapValues(\.texts) }

    /// The values that templates know by name: of a place the folder for new code, of a text the first.
    var textsOfTemplates: [String: [String]] {
        declared.mapValues { value in
            let isOne = value.isPlace || value.wasText
            // New code goes into a folder that can be written down.
            let plain = value.isPlace ? value.texts.first { !$0.contains { "*?".contains($0) } } : nil
            return isOne ? [plain ?? value.texts.first ?? ""] : value.texts
        }
    }

    /// The same with the numbers that a guide wrote its rules with; nil if these are the same.
    func withNumbers(of changes: [ValueChange]) -> GuideValues? {
        let numbers = changes.filter(\.isNumber)
        guard !numbers.isEmpty else { return nil }
        var result = self
        for number in numbers {
            guard let element = declared[number.name]?.elements.first else { continue }
            result.declared[number.name]?.elements = number.written.map {
                YamlValue(content: .text($0, isPlain: true), span: element.span)
            }
        }
        return result
    }

    /// By the name of an absent word, the place that is `none`.
    var nowhere: [String: String] {
        declared.compactMapValues { $0.elements.isEmpty ? $0.nowhere ?? $0.place.text : nil }
    }

    /// The placeholders of all places.
    var placeHoles: Set<String> {
        let texts = declared.values.filter(\.isPlace).flatMap(\.texts)
        return Set(texts.flatMap { PatternReader.placeholders(inSentence: $0).map(\.name) })
    }

    /// All values of each name.
    var texts: [String: [String]] { declared.mapValues(\.texts) }

    /// A value that nothing uses is most likely a misspelt one.
    func reportUnused(_ files: [GuideFile]) {
        var ofOthers: [Int: [String]] = [:]
        for name in names {
            guard let value = declared[name], !value.isUsed, !value.isPartial else { continue }
            let others = ofOthers[value.guide] ?? names.filter { declared[$0]?.guide != value.guide }
            ofOthers[value.guide] = others
            let way = files[value.file].reader.hint(name, among: others)
            let what = value.isPlace ? "place" : "value"
            let message = "the \(what) `\(name)` is unused"
            files[value.file].reader.report(value.place, message, way ?? "use it as `{{\(name)}}`, or delete it")
        }
    }
}

extension GuideValues {
    /// The places with their folders as patterns, in the order declared.
    func places(_ files: [GuideFile], _ language: GuideLanguage) -> [PlaceDefinition] {
        names.compactMap { name in
            guard let value = declared[name], value.isPlace else { return nil }
            let homes = value.texts.compactMap { try? NamePattern($0, for: .path, excluding: excluded) }
            var prefixes: FeaturePrefixes?
            if let features = value.features {
                var paths: [NamePattern] = []
                if let folder = features.folder {
                    let owner = Owner(name, folder.span)
                    var patterns = PatternReader(files[value.file].reader, language)
                    paths = patterns.pathPatterns(folder, of: owner) ?? []
                }
                prefixes = FeaturePrefixes(names: features.prefixes, paths: paths)
            }
            return PlaceDefinition(
                name: name,
                homes: homes,
                ownHomes: homes.filter { !value.borrowed.contains($0.text) },
                prefixes: prefixes,
                place: value.place.place
            )
        }
    }
}
