// Code patterns that have a name: `patterns:` of `yaml define` blocks, read before all that may use them.

import NormaText

struct NamedPatterns {
    /// By name, the file and place of its declaration.
    private var places: [String: (file: Int, entry: YamlEntry)] = [:]

    /// Reads those of all files, the nearest first, and makes them known.
    mutating func read(_ files: [GuideFile], _ language: inout GuideLanguage) {
        var found: [Declaration] = []
        for (index, file) in files.enumerated() {
            for block in file.blocks where block.word == .define {
                guard case .mapping(let entries)? = block.value?["patterns"]?.content else { continue }
                found += entries.map { Declaration(file: index, entry: $0) }
            }
        }
        for declaration in Self.inOrderOfNeed(found) { declare(declaration, of: files, &language) }
    }

    private struct Declaration {
        let file: Int
        let entry: YamlEntry
        /// It is made of itself.
        var isCircular = false
    }

    /// The patterns that a pattern names come before it; those that a nearer guide redeclares come last.
    ///
    /// Cost: linear in the texts.
    private static func inOrderOfNeed(_ found: [Declaration]) -> [Declaration] {
        let first = Dictionary(found.enumerated().map { ($1.entry.key, $0) }, uniquingKeysWith: { first, _ in first })
        let (own, repeated) = (first.values.sorted(), found.indices.filter { first[found[$0].entry.key] != $0 })
        var needed: [Int: Int] = [:]
        var users: [Int: [Int]] = [:]
        for index in own {
            for text in Set(found[index].entry.value.innerTexts) {
                // Its own name is a piece of code.
                guard let other = first[text], other != index else { continue }
                needed[index, default: 0] += 1
                users[other, default: []].append(index)
            }
        }
        var order = own.filter { needed[$0] == nil }
        var next = 0
        while next < order.count {
            for user in users[order[next]] ?? [] {
                needed[user, default: 0] -= 1
                if needed[user] == 0 { order.append(user) }
            }
            next += 1
        }
        let circular = own.filter { needed[$0, default: 0] > 0 }.map { index in
            Declaration(file: found[index].file, entry: found[index].entry, isCircular: true)
        }
        return order.map { found[$0] } + circular + repeated.map { found[$0] }
    }

    private mutating func declare(_ declaration: Declaration, of files: [GuideFile], _ language: inout GuideLanguage) {
        let (file, entry) = (declaration.file, declaration.entry)
        let reader = files[file].reader
        guard reader.kebabName(entry.key, at: entry.keySpan, what: "pattern") else { return }
        if declaration.isCircular {
            let way = "write the code out in one of the patterns"
            return reader.report(entry.keySpan, "the pattern `\(entry.key)` contains itself", way)
        }
        var descriptions = DescriptionReader(reader, language)
        let read = descriptions.code(entry.value, of: Owner(entry))
        if let known = places[entry.key] {
            // A nearer guide redeclares it.
            guard files[known.file].guide == files[file].guide else { return }
            let message = "the pattern `\(entry.key)` is declared twice"
            return reader.report(entry.keySpan, message, "give one of them another name")
        }
        places[entry.key] = (file, entry)
        language.patterns[entry.key] = read ?? []
    }

    /// An unused pattern is a slip of the pen, in the guide that is read; one that is extended may be for others.
    func reportUnused(_ files: [GuideFile], besides used: Set<String>) {
        for name in places.keys.sorted() where !used.contains(name) {
            guard let place = places[name], files[place.file].guide == 0 else { continue }
            let way = "write `contain: \(name)` in a rule, or delete it"
            files[place.file].reader.report(place.entry.keySpan, "the pattern `\(name)` is unused", way)
        }
    }
}
