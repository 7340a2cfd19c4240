// Opens the guides that a guide extends or takes rules from, each once, the nearest first, and of each its files; cycles and
// missing guides are problems.

import NormaText

struct GuideFiles {
    /// A guide that is opened, with its parts that are wanted.
    private struct Opened {
        /// The head, then the chapters that are listed.
        var files: [GuideFile]
        /// For each file the chapter's name; nil for the head.
        var names: [String?]
        /// The chapters that are extended alone; nil if all of the guide is, none if only its words are needed.
        var wanted: Set<String>? = []
        /// Whether it is extended, and not only taken from.
        var isExtended = false
        /// Whether a guide takes single rules of it.
        var isTakenFrom = false
        var edges: [Edge] = []

        var head: GuideFile { files[0] }

        /// Whether all of a file is wanted: of a chapter that is extended alone its examples in `proofs/` too, of the README
        /// the words.
        func isWhole(_ name: String?, isProof: Bool) -> Bool {
            guard let wanted else { return true }
            guard let name else { return false }
            return wanted.contains(isProof ? String(name.dropFirst("proofs/".count)) : name)
        }
    }

    /// An entry of `extends`, or a block that takes rules.
    private struct Edge {
        var target: Int
        /// The one chapter that it names.
        var chapter: String?
        /// The place of the entry: one of the guide's files, and the place in it.
        var file = 0
        var span: Span
        var entry: String
        var take: TakeBlock?
    }

    private(set) var files: [GuideFile] = []
    /// The rules that are taken from other guides, in the order of the files.
    private(set) var takings: [Taking] = []
    /// The guides without rules: their roles may be redefined, and don't reserve names.
    static func vocabularies(of files: [GuideFile]) -> Set<Int> {
        let ruling = files.filter { $0.blocks.contains(where: \.word.holdsRules) }
        return Set(files.map(\.guide)).subtracting(ruling.map(\.guide)).subtracting([0])
    }

    private var guides: [Opened] = []
    private static let limit = 64

    /// By guide those that it extends or takes from.
    var sources: [[Int]] { guides.map { $0.edges.map(\.target) } }

    /// Level by level, so that the files are in order of distance.
    init(
        _ source: GuideSource,
        resolve: (_ entry: String, _ from: GuideSource) -> Result<GuideSource, ExtendsFailure>
    ) {
        add(source)
        var next = 0
        while next < guides.count {
            for edge in Self.edges(of: guides[next]) {
                switch resolve(edge.entry, guides[next].head.source) {
                case .failure(let failure): report(next, edge, failure.message, failure.suggestion)
                case .success(let source): open(source, for: edge, of: next)
                }
            }
            next += 1
        }
        var trail: [Int] = []
        var done: Set<Int> = []
        findCycles(from: 0, &trail, &done)
        chooseChapters()
        for guide in guides.indices { addFiles(of: guide) }
    }

    /// The guides that a guide needs, before any of them is opened.
    private static func edges(of guide: Opened) -> [Edge] {
        let extended = guide.head.front.extends.map { Edge(target: 0, span: $0.span, entry: $0.entry) }
        let taken = guide.files.enumerated().flatMap { index, file in
            file.takes.map { Edge(target: 0, file: index, span: $0.book.span, entry: $0.book.text, take: $0) }
        }
        return extended + taken
    }

    private mutating func add(_ source: GuideSource) {
        let head = GuideFile(source)
        let chapters = Chapters(of: head)
        head.reader.add(chapters.problems)
        var opened = Opened(files: [head], names: [nil])
        for (source, span) in chapters.listed {
            opened.files.append(Self.chapter(source, isListed: span != nil, of: head))
            opened.names.append(source.name)
        }
        guides.append(opened)
    }

    private mutating func open(_ source: GuideSource, for edge: Edge, of guide: Int) {
        var edge = edge
        edge.chapter = source.chapter
        let known = guides.firstIndex { $0.head.source.file == source.file }
        if known == nil, guides.count >= Self.limit {
            return report(
                guide,
                edge,
                "a guide and those it extends are at most \(Self.limit), and this one exceeds the limit"
            )
        }
        edge.target = known ?? guides.count
        guides[guide].edges.append(edge)
        if known == nil { add(source) }
    }

    /// A chapter that is extended alone brings the definitions of its README and of the other chapters, and of the guides that
    /// it extends.
    private mutating func chooseChapters() {
        // The same is true for a chapter that is opened itself.
        guides[0].wanted = guides[0].head.source.chapter.map { [$0] }
        markExtended()
        var waiting = [0]
        while let guide = waiting.popLast(), guides[guide].wanted == nil {
            let edges = guides[guide].edges.filter { $0.take == nil }
            for edge in edges {
                guard let chapter = edge.chapter else {
                    if guides[edge.target].wanted != nil { waiting.append(edge.target) }
                    guides[edge.target].wanted = nil
                    continue
                }
                guides[edge.target].wanted?.insert(chapter)
                guard edges.contains(where: { $0.target == edge.target && $0.chapter == nil }) else { continue }
                let message = "`\(edge.entry)` is part of a guide that is already extended"
                report(guide, edge, message, "delete the entry")
            }
        }
    }

    private mutating func markExtended() {
        var waiting = [0]
        guides[0].isExtended = true
        while let guide = waiting.popLast() {
            for edge in guides[guide].edges where edge.take == nil && !guides[edge.target].isExtended {
                guides[edge.target].isExtended = true
                waiting.append(edge.target)
            }
        }
        for edge in guides.flatMap(\.edges) where edge.take != nil { guides[edge.target].isTakenFrom = true }
    }

    private func report(_ guide: Int, _ edge: Edge, _ message: String, _ suggestion: String? = nil) {
        guides[guide].files[edge.file].reader.report(edge.span, message, suggestion)
    }

    private mutating func findCycles(from guide: Int, _ trail: inout [Int], _ done: inout Set<Int>) {
        trail.append(guide)
        for edge in guides[guide].edges {
            let target = edge.target
            if let start = trail.firstIndex(of: target) {
                let cycle = (trail[start...] + [target]).map { guides[$0].head.source.file }
                    .joined(separator: " → ")
                report(guide, edge, Self.message(edge, ofItself: target == guide, cycle), Self.wayOut(of: edge))
            } else if !done.contains(target) {
                findCycles(from: target, &trail, &done)
            }
        }
        trail.removeLast()
        done.insert(guide)
    }

    private static func message(_ edge: Edge, ofItself: Bool, _ cycle: String) -> String {
        guard edge.take != nil else {
            return ofItself ? "a guide can't extend itself" : "guides extend each other in a cycle: \(cycle)"
        }
        return ofItself
            ? "a guide can't take rules from itself" : "guides take rules from each other in a cycle: \(cycle)"
    }

    private static func wayOut(of edge: Edge) -> String {
        edge.take == nil ? "delete this entry" : "write the rules where they belong, and delete this block"
    }

    // MARK: - Files

    private mutating func addFiles(of guide: Int) {
        let opened = guides[guide]
        for (var file, name) in zip(opened.files, opened.names) {
            file.guide = guide
            let isWhole = opened.isExtended && opened.isWhole(name, isProof: file.isProof)
            let isDefining = opened.isExtended && !isWhole && (name == nil || file.definesWords)
            guard isWhole || isDefining || opened.isTakenFrom || !opened.isExtended else { continue }
            if !isWhole && !isDefining || isDefining && opened.isTakenFrom {
                file.takeRules(keepingDefinitions: isDefining)
            } else if isDefining {
                file.keepDefinitions()
            }
            if file.isProof, !isWhole || opened.wanted != nil { file.isPartial = true }
            addTakings(of: file, guide, name)
            files.append(file)
        }
    }

    /// A guide that is extended whole gives all of its rules anyway.
    private mutating func addTakings(of file: GuideFile, _ guide: Int, _ name: String?) {
        let position = guides[guide].names.firstIndex { $0 == name }
        for edge in guides[guide].edges where edge.file == position {
            guard let block = edge.take, edge.target != guide else { continue }
            takings.append(Taking(file: files.count, block: block, guide: edge.target, chapter: edge.chapter))
        }
    }

    private static func chapter(_ source: ChapterSource, isListed: Bool, of head: GuideFile) -> GuideFile {
        let name = head.front.name
        let part: GuideFile.Part =
            source.isProof ? .proof(of: name, name: source.name) : .chapter(of: name, name: source.name)
        let text = GuideSource(text: source.text, file: source.file, isBuiltIn: head.source.isBuiltIn)
        let file = GuideFile(text, part: part)
        if let failure = source.failure {
            file.reader.report(Span(0), failure, "save it as UTF-8, or take it out of the folder")
        } else if !isListed {
            let way = "list it there, as in `- [\(source.name)](\(source.path))`, or move it out of the guide's folder"
            let message = "`\(head.source.file)` doesn't list this chapter, so readers can't find it"
            file.reader.report(Span(0), message, way)
        }
        return file
    }
}
