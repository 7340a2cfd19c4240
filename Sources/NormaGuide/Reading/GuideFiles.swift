// Opens the guides that a guide extends, each once, the nearest first, and of each its files; circles and missing guides are
// problems.

import NormaText

struct GuideFiles {
    /// A guide that is opened, with what of it is asked for.
    private struct Opened {
        var head: GuideFile
        var chapters: Chapters
        /// The chapters that are extended alone; nil where all of the guide is, none where only its words are needed.
        var wanted: Set<String>? = []
        var edges: [Edge] = []
    }

    /// An entry of `extends`.
    private struct Edge {
        var target: Int
        /// The one chapter that it names.
        var chapter: String?
        var entry: FrontMatter.Extension
    }

    private(set) var files: [GuideFile] = []
    /// The guides that say nothing but what things are: their roles may be defined anew, and take no names away.
    static func vocabularies(of files: [GuideFile]) -> Set<Int> {
        let ruling = files.filter { $0.blocks.contains { $0.word == .rule || $0.word == .layout } }
        return Set(files.map(\.guide)).subtracting(ruling.map(\.guide)).subtracting([0])
    }

    private var guides: [Opened] = []
    private var problems: [(guide: Int, problem: SourceProblem)] = []
    private static let limit = 64

    /// Level by level, so that the files are in order of distance.
    init(
        _ source: GuideSource,
        words: Words,
        resolve: (_ entry: String, _ from: GuideSource) -> Result<GuideSource, ExtendsFailure>
    ) {
        add(source, words: words)
        var next = 0
        while next < guides.count {
            let head = guides[next].head
            for entry in head.front.extends {
                switch resolve(entry.entry, head.source) {
                case .failure(let failure): report(next, entry, failure.message, failure.suggestion)
                case .success(let source): open(source, for: entry, of: next, words: words)
                }
            }
            next += 1
        }
        var trail: [Int] = []
        var done: Set<Int> = []
        findCircles(from: 0, &trail, &done)
        chooseChapters()
        for guide in guides.indices { addFiles(of: guide, words: words) }
    }

    private mutating func add(_ source: GuideSource, words: Words) {
        let head = GuideFile(source, words: words)
        guides.append(Opened(head: head, chapters: Chapters(of: head)))
    }

    private mutating func open(_ source: GuideSource, for entry: FrontMatter.Extension, of guide: Int, words: Words) {
        if let known = guides.firstIndex(where: { $0.head.source.file == source.file }) {
            guides[guide].edges.append(Edge(target: known, chapter: source.chapter, entry: entry))
        } else if guides.count >= Self.limit {
            report(guide, entry, "this would be guide number \(Self.limit + 1) that is extended")
        } else {
            guides[guide].edges.append(Edge(target: guides.count, chapter: source.chapter, entry: entry))
            add(source, words: words)
        }
    }

    /// A chapter that is extended alone brings the definitions of its README, and of what that extends.
    private mutating func chooseChapters() {
        // Of a chapter that is opened itself the same is true.
        guides[0].wanted = guides[0].head.source.chapter.map { [$0] }
        var waiting = [0]
        while let guide = waiting.popLast(), guides[guide].wanted == nil {
            let edges = guides[guide].edges
            for edge in edges {
                guard let chapter = edge.chapter else {
                    if guides[edge.target].wanted != nil { waiting.append(edge.target) }
                    guides[edge.target].wanted = nil
                    continue
                }
                guides[edge.target].wanted?.insert(chapter)
                guard edges.contains(where: { $0.target == edge.target && $0.chapter == nil }) else { continue }
                let message = "`\(edge.entry.entry)` is a part of what is extended already"
                report(guide, edge.entry, message, "delete the entry")
            }
        }
    }

    private mutating func report(
        _ guide: Int,
        _ entry: FrontMatter.Extension,
        _ message: String,
        _ suggestion: String? = nil
    ) {
        problems.append((guide, guides[guide].head.document.problem(at: entry.span, message, suggestion)))
    }

    private mutating func findCircles(from guide: Int, _ trail: inout [Int], _ done: inout Set<Int>) {
        trail.append(guide)
        for edge in guides[guide].edges {
            let (target, entry) = (edge.target, edge.entry)
            if let start = trail.firstIndex(of: target) {
                let circle = (trail[start...] + [target]).map { guides[$0].head.source.file }
                    .joined(separator: " → ")
                let message =
                    target == guide ? "a guide can't extend itself" : "guides extend each other in a circle: \(circle)"
                report(guide, entry, message, "delete this entry")
            } else if !done.contains(target) {
                findCircles(from: target, &trail, &done)
            }
        }
        trail.removeLast()
        done.insert(guide)
    }

    // MARK: - Files

    private mutating func addFiles(of guide: Int, words: Words) {
        let opened = guides[guide]
        var head = opened.head
        head.guide = guide
        if opened.wanted != nil { head.keepDefinitions() }
        for problem in opened.chapters.problems { head.report(problem) }
        for (_, problem) in problems.filter({ $0.guide == guide }) { head.report(problem) }
        files.append(head)
        for (source, span) in opened.chapters.listed {
            if let wanted = opened.wanted, !wanted.contains(source.name) { continue }
            files.append(chapter(source, isListed: span != nil, of: head, words: words))
        }
    }

    private func chapter(_ source: ChapterSource, isListed: Bool, of head: GuideFile, words: Words) -> GuideFile {
        let name = head.front.name
        let part: GuideFile.Part =
            source.isProof ? .proof(of: name, name: source.name) : .chapter(of: name, name: source.name)
        let text = GuideSource(text: source.text, file: source.file, isBuiltIn: head.source.isBuiltIn)
        var file = GuideFile(text, part: part, format: head.front.format, words: words)
        file.guide = head.guide
        if let failure = source.failure {
            file.report(file.document.problem(at: Span(0), failure, "save it as UTF-8, or take it out of the folder"))
        } else if !isListed {
            let way = "list it there, as in `- [\(source.name)](\(source.path))`, or move it out of the guide's folder"
            let message = "`\(head.source.file)` does not list this chapter, so nobody finds it"
            file.report(file.document.problem(at: Span(0), message, way))
        }
        return file
    }
}
