// The chapters of a guide that is a folder, in the order in which its README lists them.

import NormaText

struct Chapters {
    /// The chapters with the place where the README lists each; unlisted chapters come last, without a place.
    private(set) var listed: [(source: ChapterSource, span: Span?)] = []
    private(set) var problems: [SourceProblem] = []

    /// - Parameter readme: of the folder.
    init(of readme: GuideFile) {
        guard let sources = readme.source.chapters else {
            if let first = readme.front.chapters?.first {
                let way = "name the folder, not `\(readme.source.file)`"
                let message = "`chapters` belongs to a guide that is a folder, and this one was opened as a file"
                problems.append(readme.document.problem(at: first.span, message, way))
            }
            return
        }
        let byPath = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<String> = []
        for link in readme.front.chapters ?? readme.chapterLinks {
            // Not every page that is linked to for readers is a part of the guide.
            guard let source = byPath[link.path] else {
                if link.path.split(separator: "/").dropLast().contains("templates") { continue }
                let way = Words.hint(link.path, among: sources.map(\.path), listing: "in the folder")
                let message = "the guide's folder has no chapter `\(link.path)`"
                problems.append(readme.document.problem(at: link.span, message, way ?? "write it, or delete the link"))
                continue
            }
            if seen.insert(source.path).inserted {
                listed.append((source, link.span))
            } else if readme.front.chapters != nil {
                problems.append(readme.document.problem(at: link.span, "`\(link.path)` is listed twice", "keep one"))
            }
        }
        let unlisted = sources.filter { !seen.contains($0.path) }
        listed += unlisted.filter(\.isBesideChapters).map { ($0, Span(0)) }
        listed += unlisted.filter { !$0.isBesideChapters }.map { ($0, nil) }
    }
}
