// A guide that is a folder: its README and the other Markdown files below it.

import NormaFiles
import NormaGuide
import NormaText

struct GuideFolder {
    private static let readme = "README.md"
    /// A folder with more files isn't a guide but a whole repository.
    private static let mostChapters = 500
    private static let depth = 4

    /// As given, without a slash at the end.
    private let path: String

    /// Nil if the path isn't a folder.
    init?(_ path: String) {
        guard FileSystem.status(of: path)?.kind == .folder else { return nil }
        var path = path
        while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path = String(path.utf8.dropLast()) ?? path }
        self.path = path
    }

    /// The guide that contains a chapter, and the chapter's path in it, without `.md`; nil if there is no such chapter.
    static func holding(_ path: String) -> (folder: GuideFolder, chapter: String)? {
        // Without such a file, only a guide directly above can be meant.
        let depth = FileSystem.status(of: path + ".md")?.kind == .file ? Self.depth : 0
        var names: [Substring] = []
        var rest = path[...]
        for _ in 0...depth {
            guard let slash = rest.lastSlash else { return nil }
            names.insert(rest[rest.utf8.index(after: slash)...], at: 0)
            rest = rest[..<slash]
            let parent = rest.isEmpty ? "/" : String(rest)
            if isGuide(parent + "/" + readme), let folder = GuideFolder(parent) {
                return (folder, names.joined(separator: "/"))
            }
        }
        return nil
    }

    /// The folder of a README that is named by its path and lists pages with blocks of Norma; nil for any other file.
    static func listing(_ file: String) -> GuideFolder? {
        guard file == readme || file.hasSuffix("/" + readme), isGuide(file), case .success(let text) = text(of: file)
        else { return nil }
        let folder = file == readme ? "." : String(file.dropLast(readme.count))
        let lists = PageGlance(of: text).listed.contains { listed in
            guard case .success(let page) = Self.text(of: folder + "/" + listed) else { return false }
            return PageGlance(of: page).hasBlocks
        }
        return lists ? GuideFolder(folder) : nil
    }

    /// Whether a README is a guide's, not that of any other project.
    private static func isGuide(_ file: String) -> Bool {
        guard case .success(let text) = text(of: file) else { return false }
        let lines = text.split(whereSeparator: \.isNewline).prefix(20)
        return lines.first == "---" && lines.contains { $0.hasPrefix("norma:") }
    }

    func source() -> Result<GuideSource, ExtendsFailure> {
        let file = path + "/" + Self.readme
        guard FileSystem.status(of: file) != nil else {
            let shown = FileSystem.shown(path)
            return .failure(
                ExtendsFailure(
                    message:
                        "the folder `\(shown)` isn't a guide: it has no `\(Self.readme)`",
                    suggestion:
                        "write it, with `norma: 2` and `name: …` between two lines `---` and a list of the chapters"
                )
            )
        }
        switch Self.text(of: file) {
        case .failure(let failure):
            return .failure(
                ExtendsFailure(
                    message: "`\(FileSystem.shown(file))` \(failure.message)",
                    suggestion: failure.suggestion
                )
            )
        case .success(let text):
            return chapters().map {
                GuideSource(text: text, file: FileSystem.shown(file), chapters: $0)
            }
        }
    }

    func source(ofChapter chapter: String, named name: String) -> Result<GuideSource, ExtendsFailure> {
        source().flatMap { $0.asking(for: chapter, named: name) }
    }

    // MARK: - Chapters

    private func chapters() -> Result<[ChapterSource], ExtendsFailure> {
        var found: [String] = []
        var waiting = [""]
        var entered = Set([FileSystem.status(of: path)?.identity].compactMap { $0 })
        while let folder = waiting.popLast(), found.count <= Self.mostChapters {
            let listed: [String]
            do throws(ExtendsFailure) {
                listed = try names(in: folder)
            } catch {
                return .failure(error)
            }
            for name in listed {
                let below = folder + name
                let status = FileSystem.status(of: path + "/" + below)
                if let status, status.kind == .folder {
                    // Files below `templates/` are pages of templates, and further down the files that they write.
                    guard name != "templates" || folder.isEmpty, folder != "templates/",
                        below.count(where: { $0 == "/" }) < Self.depth,
                        entered.insert(status.identity).inserted
                    else { continue }
                    waiting.append(below + "/")
                } else if name.hasSuffix(".md"), below != Self.readme {
                    found.append(below)
                }
            }
        }
        guard found.count <= Self.mostChapters else {
            let message = "the folder `\(FileSystem.shown(path))` holds more than \(Self.mostChapters) Markdown files"
            return .failure(ExtendsFailure(message: message, suggestion: "give the guide a folder of its own"))
        }
        return .success(found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map(chapter))
    }

    /// An invisible rule can't be followed: a folder that can't be listed isn't a guide.
    private func names(in folder: String) throws(ExtendsFailure) -> [String] {
        let shown = FileSystem.shown(path + "/" + folder)
        let listing: FileSystem.Listing
        do {
            listing = try FileSystem.list(path + "/" + folder)
        } catch {
            throw ExtendsFailure(
                message: "the guide's folder `\(shown)` can't be listed (\(error.reason))",
                suggestion: "check its permissions"
            )
        }
        if let name = listing.unnamable.first {
            throw ExtendsFailure(
                message: "the guide's folder `\(shown)` holds `\(name)`, a name that isn't UTF-8",
                suggestion: "rename it"
            )
        }
        return listing.names.filter { !$0.hasBytes(atStart: ".") }
    }

    private func chapter(_ below: String) -> ChapterSource {
        let file = path + "/" + below
        switch Self.text(of: file) {
        case .success(let text): return ChapterSource(path: below, file: FileSystem.shown(file), text: text)
        case .failure(let failure):
            let message = "this chapter \(failure.message)"
            return ChapterSource(path: below, file: FileSystem.shown(file), text: "", failure: message)
        }
    }

    /// The text of a file; a failure continues its name: "can't be read (…)".
    static func text(of path: String) -> Result<String, ExtendsFailure> {
        guard FileSystem.isCalled(path, ["md", "markdown"]) else {
            let message = "is, or leads to, a file without the ending `.md`"
            return .failure(ExtendsFailure(message: message, suggestion: "a guide is Markdown: rename it to `.md`"))
        }
        do {
            return .success(try Utf8Text.text(of: try FileSystem.read(path)))
        } catch let problem as NotUtf8 {
            let place = "line \(problem.position.line), column \(problem.position.column)"
            return .failure(ExtendsFailure(message: "is not UTF-8 from \(place) on", suggestion: "save it as UTF-8"))
        } catch {
            let reason = (error as? FileSystem.Failure)?.reason ?? "\(error)"
            return .failure(ExtendsFailure(message: "can't be read (\(reason))"))
        }
    }
}

extension GuideSource {
    /// The same guide, limited to one chapter.
    func asking(for chapter: String, named name: String) -> Result<GuideSource, ExtendsFailure> {
        let known = (chapters ?? []).filter { !$0.isProof }.map(\.name)
        guard known.contains(chapter) else {
            let near = NearestWord.to(chapter, among: known).map { "did you mean `\($0)`?" }
            let all = known.isEmpty ? "it is a single file" : "its chapters: \(known.joined(separator: ", "))"
            return .failure(ExtendsFailure(message: "`\(file)` has no chapter `\(chapter)`", suggestion: near ?? all))
        }
        var source = self
        source.chapter = chapter
        return .success(source)
    }
}
