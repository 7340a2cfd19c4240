// Reads the blocks of all files, and keeps only the taken rules and their needs of guides that are only taken from.

extension GuideAssembly {
    /// The rules that are taken from other guides.
    mutating func readBlocks() -> [TakenRule] {
        let own = takings.filter { !files[$0.file].isTakenFrom }
        BlockValues.read(&files, taking: Set(own.flatMap(\.block.entries).map(\.name)))
        var read = ReadFiles(files: files, sources: sources)
        let taken = TakenRules.apply(takings, to: &read)
        files = read.files
        let vocabularies = GuideFiles.vocabularies(of: files)
        for file in files {
            for block in file.blocks where block.word == .define {
                guard let value = block.value else { continue }
                language.names.add(namesOf: value, isVocabulary: vocabularies.contains(file.guide))
            }
        }
        return taken
    }

    /// The headings under which some rules were taken, and others left.
    var thinnedSections: Set<SectionReference> {
        let all = files.enumerated().flatMap { index, file in
            file.thinnedSections.map { SectionReference(document: index, section: $0) }
        }
        return Set(all)
    }

    /// For each guide that rules are taken from, the guides that it builds upon, itself first.
    var reach: [Int: [Int]] {
        let taken = Set(files.filter(\.isTakenFrom).map(\.guide))
        let read = ReadFiles(files: [], sources: sources)
        return Dictionary(taken.map { ($0, read.guides(from: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    var guideNames: [Int: String] {
        Dictionary(files.map { ($0.guide, $0.front.name) }, uniquingKeysWith: { first, _ in first })
    }
}
