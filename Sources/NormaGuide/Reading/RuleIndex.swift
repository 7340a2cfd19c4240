// The blocks that define a rule, written or drawn, and their guides, before any of them is understood.

struct RuleIndex {
    /// By guide and name, in the order of the files.
    private var blocks: [Int: [String: [BlockKey]]] = [:]
    private var chapters: [Int: [String: String]] = [:]
    private var inOrder: [Int: [String]] = [:]
    /// By block its rule's name.
    private(set) var names: [BlockKey: String] = [:]
    /// By file and section the names of the rules there.
    private var bySection: [SectionReference: [String]] = [:]

    init(_ read: ReadFiles) {
        for (number, file) in read.files.enumerated() {
            for (position, block) in file.blocks.enumerated() {
                guard let name = Self.name(of: block, in: file) else { continue }
                let key = BlockKey(file: number, block: position)
                names[key] = name
                if blocks[file.guide]?[name] == nil { inOrder[file.guide, default: []].append(name) }
                blocks[file.guide, default: [:]][name, default: []].append(key)
                chapters[file.guide, default: [:]][name] = file.chapterName
                bySection[SectionReference(document: number, section: block.section), default: []].append(name)
            }
        }
    }

    private static func name(of block: KnownBlock, in file: GuideFile) -> String? {
        if block.isPicture || block.word == .layout { return PictureRules.name(of: block, in: file) }
        return block.word == .rule ? block.value?["rule"]?.text : nil
    }

    func has(_ name: String, in guide: Int, chapter: String? = nil) -> Bool {
        guard blocks[guide]?[name] != nil else { return false }
        return chapter == nil || chapters[guide]?[name] == chapter
    }

    func blocks(_ name: String, of guide: Int) -> [BlockKey] { blocks[guide]?[name] ?? [] }

    func names(of guide: Int, chapter: String? = nil) -> [String] {
        (inOrder[guide] ?? []).filter { chapter == nil || chapters[guide]?[$0] == chapter }
    }

    /// The file of a guide that is extended whole and has a rule of that name, too.
    func extended(_ name: String, besides guide: Int, in read: ReadFiles) -> String? {
        for (other, names) in blocks.sorted(by: { $0.key < $1.key }) where other > 0 && other != guide {
            let file = names[name]?.first { !read.files[$0.file].isTakenFrom }?.file
            if let file { return read.files[file].source.file }
        }
        return nil
    }

    /// The rules that an example under a heading is about: those there, or at the nearest heading above.
    func names(inSection section: Int, of file: Int, _ sections: [Section]) -> [String] {
        var next: Int? = section
        while let current = next {
            if let names = bySection[SectionReference(document: file, section: current)] { return names }
            next = sections.indices.contains(current) ? sections[current].parent : nil
        }
        return []
    }

    /// Those under one heading alone.
    func names(under section: SectionReference) -> [String] { bySection[section] ?? [] }
}
