// The files that a document's examples share, and whether each of them can be in these.

struct GivenBlocks {
    private struct Given {
        var paths: [String]
        var owner: Owner
        /// An index into the document's sections.
        var section: Int
        /// In the document.
        var line: Int
        var isUsed = false
    }

    private var all: [Given] = []

    mutating func add(_ block: KnownBlock, paths: [String], in file: GuideFile) {
        let owner = GuideAssembly.owner(of: block)
        if paths.isEmpty {
            // The problems of a tree are already reported.
            guard block.language != "text" else { return }
            let message = "a `given` block needs the path of its file"
            file.reader.report(owner.span, message, "write `\(block.language) given path=…`")
        } else if let (path, earlier) = clash(of: paths, in: block.section, of: file) {
            let message = "`\(path)` is already given in line \(earlier.line), to the same examples"
            file.reader.report(Self.span(block), message, Self.wayOut)
        }
        let line = file.document.line(at: owner.span.start)
        all.append(Given(paths: paths, owner: owner, section: block.section, line: line))
    }

    /// An example comes after its `given` files, and has no other file in place of one of these.
    mutating func check(_ block: KnownBlock, paths: [String], in file: GuideFile) {
        guard !all.isEmpty else { return }
        let sections = Self.sections(above: block.section, in: file)
        for index in all.indices where sections.contains(all[index].section) { all[index].isUsed = true }
        guard let (path, given) = clash(of: paths, in: block.section, of: file) else { return }
        let message = "`\(path)` is already given in line \(given.line), so this example can't contain it again"
        file.reader.report(Self.span(block), message, Self.wayOut)
    }

    func reportUnused(_ reader: DocumentReader) {
        for given in all where !given.isUsed {
            let message = "no example follows under this heading, so this block is unused"
            reader.report(given.owner.span, message, "move it above the examples that need it, or delete it")
        }
    }

    private static let wayOut = "delete one of the two, or give the examples that differ a heading of their own"

    /// A path that is already given to the examples of a section.
    private func clash(of paths: [String], in section: Int, of file: GuideFile) -> (path: String, given: Given)? {
        guard !all.isEmpty else { return nil }
        let sections = Self.sections(above: section, in: file)
        for given in all where sections.contains(given.section) {
            if let path = paths.first(where: given.paths.contains) { return (path, given) }
        }
        return nil
    }

    /// A section and those that contain it.
    private static func sections(above section: Int, in file: GuideFile) -> Set<Int> {
        var sections: Set<Int> = []
        var next: Int? = section
        while let current = next, sections.insert(current).inserted {
            next = file.sections.indices.contains(current) ? file.sections[current].parent : nil
        }
        return sections
    }

    private static func span(_ block: KnownBlock) -> Span {
        block.attribute("path")?.value.span ?? GuideAssembly.owner(of: block).span
    }
}
