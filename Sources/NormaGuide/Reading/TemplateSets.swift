// Joins the template blocks of a guide and of those it extends into sets.

import NormaExpressions
import NormaText

/// The sets by name; a set of an extending guide takes the place of an inherited one, with all its files.
struct TemplateSets {
    private struct Entry {
        var set: TemplateSet
        var file: Int
        /// A block names it, with problems of its own perhaps.
        var isNamed = false
        /// Some file of it has no place.
        var hasNoPlace = false
    }

    private var entries: [Entry] = []
    private var indices: [String: Int] = [:]
    /// A block belongs to an undeclared set, which has been reported.
    private var hasStrays = false
    private let values: [String: [String]]
    private let places: [String: PlaceDefinition]
    /// By file the guide that it belongs to.
    private let guides: [Int]
    /// That there are too many sets was reported.
    private var isCrowded = false

    /// The guide's test makes each of them.
    private static let mostSets = 500
    /// A set is made after all that it needs, and after all that these need.
    private static let mostNeeded = 20

    init(values: [String: [String]], places: [PlaceDefinition], guides: [Int]) {
        self.values = values
        self.places = Dictionary(places.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.guides = guides
    }

    /// A `yaml template` block; the nearest files come first.
    mutating func declare(_ set: TemplateSet, file: Int, _ reader: DocumentReader) {
        if let index = indices[set.name] {
            guard guides[entries[index].file] == guides[file] else { return }
            let first = entries[index].set.place
            let line = entries[index].file == file ? "" : " of \(first.file)"
            return reader.report(
                LocatedText(set.name, at: set.place),
                "the set `\(set.name)` is declared twice",
                "it is already in line \(first.position.line)\(line)"
            )
        }
        for input in set.inputs where values[input.name] != nil {
            let message = "`\(input.name)` is already a value of the guide"
            reader.report(LocatedText(input.name, at: input.place), message, "choose another name for the input")
        }
        guard entries.count < Self.mostSets else {
            guard !isCrowded else { return }
            isCrowded = true
            let message = "a guide has at most \(Self.mostSets) sets of templates, and this one exceeds the limit"
            return reader.report(
                LocatedText(set.name, at: set.place),
                message,
                "combine similar sets into one with inputs"
            )
        }
        indices[set.name] = entries.count
        entries.append(Entry(set: set, file: file))
    }

    /// A block that is a file of one set or of several, once all sets are declared.
    mutating func add(_ block: KnownBlock, _ file: GuideFile, index: Int) {
        let reader = file.reader
        let names = block.info.words.dropFirst().filter { $0.text != TemplateFileReader.shared }
        guard !names.isEmpty else {
            hasStrays = true
            let message = "this template doesn't name its set"
            return reader.report(GuideAssembly.owner(of: block).span, message, "write the set's name after `template`")
        }
        var positions: [Int] = []
        for name in names {
            if let position = position(of: name, reader) { positions.append(position) }
        }
        // A problem with the block is reported once, however many sets it belongs to.
        let count = reader.problems.count
        for position in positions where reader.problems.count == count {
            // The set is replaced by a nearer one, and its files with it.
            guard guides[entries[position].file] == guides[index] else { continue }
            entries[position].isNamed = true
            if isNowhere(block) {
                entries[position].hasNoPlace = true
                continue
            }
            let templates = TemplateFileReader(set: entries[position].set, values: values, index: index)
            if let read = templates.read(block, file) { entries[position].set.files.append(read) }
        }
    }

    private mutating func position(of name: InfoString.Part, _ reader: DocumentReader) -> Int? {
        if let position = indices[name.text] { return position }
        hasStrays = true
        let hint = reader.hint(
            name.text,
            among: entries.map(\.set.name) + [TemplateFileReader.shared],
            listing: "declared"
        )
        let message = "there is no set of templates `\(name.text)`"
        reader.report(name.span, message, hint ?? "declare it in a `yaml template` block")
        return nil
    }

    /// The finished sets; problems that show only once all blocks are read are reported.
    mutating func sets(_ files: [GuideFile]) -> [TemplateSet] {
        entries.removeAll { $0.hasNoPlace && $0.set.files.isEmpty }
        for entry in entries {
            checkPlaces(of: entry.set, files)
            let name = LocatedText(entry.set.name, at: entry.set.place)
            // A block whose set is misspelt may be the missing one.
            if !entry.isNamed, !hasStrays {
                files[entry.file].reader.report(
                    name,
                    "the set `\(entry.set.name)` creates no file",
                    "add a block such as `swift template \(entry.set.name) path=\"Sources/{{Name}}.swift\"`"
                )
            }
            for need in entry.set.needs { check(need, of: entry, files[entry.file].reader) }
            let isDerived = entry.set.derivation != nil
            let scope = TemplateScope(inputs: entry.set.inputs, values: values, derived: isDerived ? [] : nil)
            for sentence in entry.set.next + [entry.set.within].compactMap(\.self) {
                Self.review(sentence, in: scope, files[entry.file].reader)
            }
            for (index, input) in entry.set.inputs.enumerated() {
                let earlier = Array(entry.set.inputs[..<index])
                let scope = TemplateScope(inputs: earlier, values: values, derived: nil)
                for path in input.readings.compactMap(\.pattern) {
                    Self.review(path, in: scope, files[entry.file].reader)
                }
            }
        }
        return entries.map(\.set)
    }

    /// Whether the file would be in a place that is `none`.
    private func isNowhere(_ block: KnownBlock) -> Bool {
        let path = block.attribute("path")?.value.text ?? ""
        return TemplateTags(Array(path.utf8)).tags.contains { tag in
            tag.path.first.flatMap { places[$0] }?.homes.isEmpty ?? false
        }
    }

    /// A placeholder of a place that a set writes to must be an input of the set.
    private func checkPlaces(of set: TemplateSet, _ files: [GuideFile]) {
        guard set.derivation == nil else { return }
        var reported: Set<String> = []
        for file in set.files {
            for tag in TemplateTags(Array(file.path.text.utf8)).tags {
                guard let place = tag.path.first.flatMap({ places[$0] }), reported.insert(place.name).inserted,
                    let reader = files.firstIndex(where: { $0.document.file == place.place.file })
                else { continue }
                guard let home = place.home else {
                    files[reader].reader.report(
                        LocatedText(place.name, at: place.place),
                        "the set `\(set.name)` writes to this place, but each of its folders has a wildcard",
                        "add one without, where new files go"
                    )
                    continue
                }
                let hole = home.placeholders.first { hole in !set.inputs.contains { $0.name == hole } }
                guard let hole else { continue }
                let known = set.inputs.map { "`\($0.name)`" }.joined(separator: ", ")
                files[reader].reader.report(
                    LocatedText(place.name, at: place.place),
                    "the set `\(set.name)` writes to this place, but has no input for `{\(hole)}`",
                    known.isEmpty ? "it has no inputs" : "it has inputs for \(known)"
                )
            }
        }
    }

    private static func review(_ text: LocatedText, in scope: TemplateScope, _ reader: DocumentReader) {
        var review = TemplateReview(scope: scope)
        review.review(Array(text.text.utf8))
        for problem in review.problems { reader.report(text, problem.message, problem.suggestion) }
    }

    /// It is declared, and does not need this set in turn.
    private func check(_ need: LocatedText, of entry: Entry, _ reader: DocumentReader) {
        guard let index = indices[need.text] else {
            let hint = reader.hint(need.text, among: entries.map(\.set.name), listing: "declared")
            return reader.report(need, "there is no set of templates `\(need.text)`", hint)
        }
        var seen: Set<String> = [need.text]
        var open = [entries[index].set]
        while let set = open.popLast() {
            guard seen.count <= Self.mostNeeded else {
                let message =
                    "`\(entry.set.name)` needs more than \(Self.mostNeeded) other sets to be created before it"
                return reader.report(need, message, "combine some of them into one set")
            }
            if set.name == entry.set.name {
                return reader.report(
                    need,
                    "`\(entry.set.name)` and `\(need.text)` need each other",
                    "remove one of the two needs"
                )
            }
            for next in set.needs where seen.insert(next.text).inserted {
                if let index = indices[next.text] { open.append(entries[index].set) }
            }
        }
    }
}
