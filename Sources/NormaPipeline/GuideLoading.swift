// From a guide's name or path to a guide that is ready to judge.

import NormaBuiltIns
import NormaFiles
import NormaGuide
import NormaText

package enum GuideLoading {
    /// The parts of built-in guides that are read.
    package enum Parts: Sendable {
        case all
        /// Without the examples beside the chapters: judging needs none.
        case withoutProofs
        /// With the examples, but without templates: a proof needs none.
        case withoutTemplates
        /// Without templates, too: they are needed only to make code.
        case chapters
    }

    /// Loads a guide by a built-in's name or a path.
    ///
    /// - Parameters:
    ///   - name: `golden-path`, or a path that ends in `.md` or holds a `/`.
    ///   - folder: the absolute folder that a relative path starts from.
    package static func guide(
        named name: String,
        from folder: String,
        parts: Parts = .all
    ) throws(GuideProblems) -> PreparedGuide {
        if let guide = BuiltInGuides.named(name) {
            return try self.guide(from: builtIn(guide, parts: parts), parts: parts)
        }
        return try guide(from: source(named: name, from: folder), parts: parts)
    }

    /// The source of a guide, by a built-in's name or a path, as above.
    package static func source(named name: String, from folder: String) throws(GuideProblems) -> GuideSource {
        switch source(of: name, from: folder) {
        case .success(let source): return source
        case .failure(let failure):
            let problem = SourceProblem(message: failure.message, suggestion: failure.suggestion)
            guard let problems = GuideProblems([problem]) else { return GuideSource(text: "", file: name) }
            throw problems
        }
    }

    /// A guide from text, such as a built-in one or a spec; `parts` as above.
    package static func guide(from source: GuideSource, parts: Parts = .all) throws(GuideProblems) -> PreparedGuide {
        try PreparedGuide(read(source, parts: parts))
    }

    package static func builtIn(_ guide: BuiltInGuide, parts: Parts = .all) -> GuideSource {
        let chapters = guide.chapters.map { chapter in
            ChapterSource(path: chapter.path, file: "\(guide.name)/\(chapter.path) (built in)", text: chapter.text)
        }
        .filter { chapter in
            switch parts {
            case .all: true
            case .withoutProofs: !chapter.isProof
            case .withoutTemplates: chapter.isProof || !chapter.isBesideChapters
            case .chapters: !chapter.isBesideChapters
            }
        }
        return GuideSource(
            text: guide.text,
            file: "\(guide.name) (built in)",
            isBuiltIn: true,
            chapters: chapters.isEmpty ? nil : chapters
        )
    }

    private static func read(_ source: GuideSource, parts: Parts) throws(GuideProblems) -> Guide {
        try GuideReader.read(source, vocabulary: Language.vocabulary) { entry, from in
            if let guide = BuiltInGuides.named(entry) { return .success(builtIn(guide, parts: parts)) }
            return Self.source(of: entry, from: from.isBuiltIn ? "" : folder(of: from.file))
        }
    }

    private static func source(of name: String, from folder: String) -> Result<GuideSource, ExtendsFailure> {
        if let guide = BuiltInGuides.named(name) { return .success(builtIn(guide)) }
        if let chapter = builtInChapter(name) { return chapter }
        let path = name.hasPrefix("/") || folder.isEmpty ? name : folder + "/" + name
        // A path to a folder needs no mark: its name isn't that of a built-in guide.
        if let book = GuideFolder(path) ?? GuideFolder.listing(path) { return book.source() }
        guard name.contains("/") || name.hasSuffix(".md") else {
            let known = BuiltInGuides.all.map(\.name)
            let near = NearestWord.to(name, among: known).map { "did you mean `\($0)`?" }
            let all =
                "built in: \(known.joined(separator: ", ")); give a guide of your own by its path, such as GUIDE.md"
            return .failure(ExtendsFailure(message: "there is no guide `\(name)`", suggestion: near ?? all))
        }
        if !name.hasSuffix(".md"), let (book, chapter) = GuideFolder.holding(path) {
            return book.source(ofChapter: chapter, named: name)
        }
        switch GuideFolder.text(of: path) {
        case .success(let text): return .success(GuideSource(text: text, file: FileSystem.shown(path)))
        case .failure(let failure):
            let place = folder == "." ? "the current folder" : folder
            return .failure(
                ExtendsFailure(
                    message: "the guide `\(name)` \(failure.message)",
                    suggestion: failure.suggestion ?? "its path is relative to \(place)"
                )
            )
        }
    }

    /// `golden-path/navigation`; nil if it isn't a built-in guide's.
    private static func builtInChapter(_ name: String) -> Result<GuideSource, ExtendsFailure>? {
        guard let slash = name.firstIndex(of: "/"), let guide = BuiltInGuides.named(String(name[..<slash])) else {
            return nil
        }
        let chapter = String(name[name.index(after: slash)...])
        return builtIn(guide).asking(for: chapter, named: name)
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastSlash else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
