// The definitions that taken rules need of the guides that they come from, and conflicts with the guide that takes them.

import NormaText

struct TakenNeeds {
    /// Why a name is needed.
    private struct Cause {
        var rule: String
        var book: String
        var file: Int
        var span: Span
        /// The source guide and those it builds upon, the nearest first.
        var guides: [Int]
    }

    private struct Place: Hashable {
        var file: Int
        var start: Int
    }

    private let names: DefinedNames
    private let files: [GuideFile]
    private var causes: [DefinedName: [Cause]] = [:]
    /// By file and place of a definition the names that it uses: most rules need the same ones.
    private var used: [Place: [DefinedName]] = [:]
    /// By rule, also of one whose needs aren't shared.
    private var rules: [String: Cause] = [:]
    private var order: [DefinedName] = []
    /// Places that a rule or definition uses, and not only another place.
    private var spoken: Set<DefinedName> = []
    /// Definitions that give way to one of the same name, by guide.
    private var dropped: [DefinedName: Set<Int>] = [:]

    init(_ read: ReadFiles) {
        names = DefinedNames(read)
        files = read.files
    }

    // MARK: - Looking for them

    /// The names that the blocks of a rule use, and the names that those depend on.
    mutating func add(_ blocks: [BlockKey], of entry: TakeBlock.Entry, by taking: Taking, in guides: [Int]) {
        let cause = Cause(
            rule: entry.name,
            book: taking.block.book.text,
            file: taking.file,
            span: entry.span,
            guides: guides
        )
        rules[entry.name] = cause
        var walk = NameWalk(names)
        for key in blocks {
            let file = files[key.file]
            let block = file.blocks[key.block]
            if let value = block.value {
                walk.visit(value)
            } else {
                walk.visit(drawn: block.block.content(in: file.document).text)
            }
        }
        follow(walk.found, cause)
    }

    /// Exceptions may use definitions that only the source guide has.
    mutating func add(changes: YamlValue, of rule: String, in file: Int) {
        var walk = NameWalk(names)
        walk.visit(changes)
        guard let cause = rules[rule] else { return }
        follow(walk.found, cause)
    }

    private mutating func follow(_ found: [DefinedName], _ cause: Cause) {
        var waiting = found.map { (name: $0, isSpoken: true) }
        var seen: Set<DefinedName> = []
        while let (name, isSpoken) = waiting.popLast() {
            let isNews = isSpoken && spoken.insert(name).inserted
            guard seen.insert(name).inserted || isNews else { continue }
            if causes[name] == nil { order.append(name) }
            if causes[name]?.contains(where: { $0.book == cause.book }) != true {
                causes[name, default: []].append(cause)
            }
            for definition in definitions(of: name, in: cause.guides) {
                let isPlace = definition.isPlace
                waiting += used(by: definition, name).map { ($0, !isPlace || $0.text == PlaceDefinition.feature) }
            }
        }
    }

    private mutating func used(by definition: DefinedNames.Definition, _ name: DefinedName) -> [DefinedName] {
        let key = Place(file: definition.file, start: definition.entry.keySpan.start)
        if let known = used[key] { return known }
        var walk = NameWalk(names)
        walk.visit(definition.entry.value, under: name.sort == .pattern ? "contain" : "")
        used[key] = walk.found
        return walk.found
    }

    private func definitions(of name: DefinedName, in guides: [Int]) -> [DefinedNames.Definition] {
        names.definitions(of: name).filter { files[$0.file].isTakenFrom && guides.contains($0.guide) }
    }

    // MARK: - Conflicts with the guide

    /// Reports the names that the guide has to declare or to decide about.
    mutating func report() {
        reportPlaces()
        for name in order {
            if name.sort != .value, name.sort != .pattern { compareOwn(name) }
            // Roles of two guides are distinguished by these.
            if name.sort != .role { compareBooks(name) }
        }
    }

    private func isOwn(_ definition: DefinedNames.Definition) -> Bool { !files[definition.file].isTakenFrom }

    private func reportPlaces() {
        var missing: [String: (cause: Cause, places: [String])] = [:]
        var books: [String] = []
        for name in order where name.sort == .value && spoken.contains(name) {
            let all = names.definitions(of: name)
            guard let cause = causes[name]?.first, !all.contains(where: isOwn),
                let place = definitions(of: name, in: cause.guides).first(where: \.isPlace)
            else { continue }
            if missing[cause.book] == nil { books.append(cause.book) }
            missing[cause.book, default: (cause, [])].places.append(described(place))
        }
        for book in books {
            guard let (cause, places) = missing[book] else { continue }
            let (what, verb) = places.count == 1 ? ("a place", "it") : ("\(places.count) places", "them")
            let message =
                "the rules taken from `\(book)` need \(what) that this guide doesn't declare: "
                + places.joined(separator: "; ")
            let way =
                "declare \(verb) under `places:` in a `yaml define` block, as a folder of this code base or as `none`"
            files[cause.file].reader.report(cause.span, message, way)
        }
    }

    /// "`feature` (one feature with all that is its own; there `Sources/Features/{Feature}`)".
    private func described(_ place: DefinedNames.Definition) -> String {
        let document = files[place.file].document
        let line = document.line(at: place.entry.keySpan.start)
        let purpose = Purposes(of: files[place.file].source.text).purpose(ofLine: line)
        // The first is the folder; exceptions follow it.
        let there = place.entry.value.texts.first.map { "there `\($0)`" }
        let sentence = purpose.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
        let meaning = [sentence, there].compactMap(\.self).joined(separator: "; ")
        return "`\(place.entry.key)`" + (meaning.isEmpty ? "" : " (\(meaning))")
    }

    /// A role that the guide defines, too, has to mean the same, build on the taken one, or replace it.
    private mutating func compareOwn(_ name: DefinedName) {
        guard let own = names.definitions(of: name).first(where: isOwn), let cause = causes[name]?.first,
            let theirs = definitions(of: name, in: cause.guides).first
        else { return }
        if own.replaced.contains(name.text) { return }
        if own.entry.value.isSame(as: theirs.entry.value) {
            for other in names.definitions(of: name) where !isOwn(other) {
                dropped[name, default: []].insert(other.guide)
            }
            return
        }
        var walk = NameWalk(names)
        walk.visit(own.entry.value)
        if walk.found.contains(name) { return }
        for other in names.definitions(of: name) where !isOwn(other) { dropped[name, default: []].insert(other.guide) }
        let message =
            "`\(name.text)` has another meaning in `\(cause.book)`, and the rule `\(cause.rule)` that is taken from there depends on it"
        let way =
            "give this one another name, build on theirs (`\(name.text): { sure: { type: \(name.text), … } }`), or add "
            + "`replaces: [\(name.text)]` with `because:` if the rule should use this one"
        files[own.file].reader.report(own.entry.keySpan, message, way)
    }

    /// Two guides may define the same; if they don't, the name is ambiguous.
    private mutating func compareBooks(_ name: DefinedName) {
        guard let all = causes[name], all.count > 1, let first = all.first else { return }
        let isDecided = names.definitions(of: name).contains {
            isOwn($0) && (name.sort == .value || name.sort == .pattern || $0.replaced.contains(name.text))
        }
        for other in all.dropFirst() {
            guard let one = definitions(of: name, in: first.guides).first,
                let two = definitions(of: name, in: other.guides).first, one.guide != two.guide
            else { continue }
            dropped[name, default: []].insert(two.guide)
            guard !isDecided, !one.entry.value.isSame(as: two.entry.value) else { continue }
            let message =
                "`\(first.book)` and `\(other.book)` define `\(name.text)` differently, and `\(first.rule)` and "
                + "`\(other.rule)` both depend on it"
            files[other.file].reader.report(other.span, message, "take one of the two, or " + Self.decision(name))
        }
    }

    private static func decision(_ name: DefinedName) -> String {
        switch name.sort {
        case .value: "declare `\(name.text)` in this guide"
        case .pattern: "declare the pattern `\(name.text)` in this guide"
        default: "define `\(name.text)` in this guide with `replaces: [\(name.text)]` and `because:`"
        }
    }

    // MARK: - The remaining blocks

    /// A `define` block with its needed entries; nil if there are none.
    func definitions(_ block: YamlValue, of guide: Int) -> YamlValue? {
        guard case .mapping(let fields) = block.content else { return nil }
        var kept: [YamlEntry] = []
        var left: Set<String> = []
        for var field in fields {
            guard let sort = DefinedSort(key: field.key), case .mapping(let entries) = field.value.content else {
                continue
            }
            let needed = entries.filter { isNeeded(DefinedName(sort: sort, text: $0.key), of: guide) }
            if needed.isEmpty { continue }
            left.formUnion(needed.map(\.key))
            field.value.content = .mapping(needed)
            kept.append(field)
        }
        if kept.isEmpty { return nil }
        for var field in fields where ["replaces", "expect-none"].contains(field.key) {
            let named = field.value.elements.filter { $0.text.map(left.contains) ?? false }
            if named.isEmpty { continue }
            field.value.content = .list(named)
            kept.append(field)
        }
        if kept.contains(where: { ["replaces", "expect-none"].contains($0.key) }) {
            kept += fields.filter { $0.key == "because" }
        }
        return YamlValue(content: .mapping(kept), span: block.span)
    }

    private func isNeeded(_ name: DefinedName, of guide: Int) -> Bool {
        guard let all = causes[name], dropped[name]?.contains(guide) != true else { return false }
        return all.contains { $0.guides.contains(guide) }
    }
}
