// Code patterns that have a name: `patterns:` of `yaml define` blocks, read before all that may use them.

import NormaText

struct NamedPatterns {
    /// By name, the file that declares it and where.
    private var places: [String: (file: Int, entry: YamlEntry)] = [:]
    private var uses: [String: [CodePatternUse]] = [:]

    /// Reads those of all files, the nearest first, and lets every reader know them.
    mutating func read(
        _ files: [GuideFile],
        _ values: [[YamlValue?]],
        _ readers: inout [LanguageReader],
        _ patterns: inout CodePatternList
    ) {
        for (index, file) in files.enumerated() {
            for case (let block, let value?) in zip(file.blocks, values[index]) where block.word == .define {
                guard let entry = value["patterns"], case .mapping(let entries) = entry.content else { continue }
                swap(&readers[index].patterns, &patterns)
                for entry in entries { declare(entry, file: index, of: files, &readers) }
                swap(&readers[index].patterns, &patterns)
            }
        }
        for index in readers.indices { readers[index].namedPatterns = uses }
    }

    private mutating func declare(
        _ entry: YamlEntry,
        file: Int,
        of files: [GuideFile],
        _ readers: inout [LanguageReader]
    ) {
        guard readers[file].kebabName(entry.key, at: entry.keySpan, what: "pattern") else { return }
        let read = readers[file].code(entry.value, of: LanguageReader.Owner(entry))
        if let known = places[entry.key] {
            // A nearer guide says it anew.
            guard files[known.file].guide == files[file].guide else { return }
            let message = "the pattern `\(entry.key)` is declared twice"
            return readers[file].report(entry.keySpan, message, "give one of them another name")
        }
        places[entry.key] = (file, entry)
        uses[entry.key] = read ?? []
    }

    /// What nobody uses is a slip of the pen, in the guide that is read; one that is extended may be for others.
    func reportUnused(_ files: [GuideFile], _ readers: inout [LanguageReader]) {
        let used = readers.reduce(into: Set<String>()) { $0.formUnion($1.usedPatterns) }
        for name in places.keys.sorted() where !used.contains(name) {
            guard let place = places[name], files[place.file].guide == 0 else { continue }
            let way = "write `contain: \(name)` in a rule, or delete it"
            readers[place.file].report(place.entry.keySpan, "no rule uses the pattern `\(name)`", way)
        }
    }
}
