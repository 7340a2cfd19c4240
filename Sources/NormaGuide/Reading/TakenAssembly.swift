// Reads the blocks of all files, and keeps only the taken rules and their needs of guides that are only taken from.

extension GuideAssembly {
    /// The rules that are taken from other guides.
    mutating func readBlocks() -> [TakenRule] {
        blocks.read(&files, &readers)
        var read = ReadFiles(files: files, values: blocks.values, readers: readers, sources: sources)
        let taken = TakenRules.apply(takings, to: &read)
        (files, readers) = (read.files, read.readers)
        blocks.values = read.values
        let vocabularies = GuideFiles.vocabularies(of: files)
        for (file, values) in zip(files, blocks.values) {
            for case (let block, let value?) in zip(file.blocks, values) where block.word == .define {
                LanguageReader.addNames(of: value, isVocabulary: vocabularies.contains(file.guide), to: &names)
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
        let read = ReadFiles(files: [], values: [], readers: [], sources: sources)
        return Dictionary(taken.map { ($0, read.guides(from: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    var guideNames: [Int: String] {
        Dictionary(files.map { ($0.guide, $0.front.name) }, uniquingKeysWith: { first, _ in first })
    }
}
