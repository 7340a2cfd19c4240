// Guides that are folders, in memory.

import NormaGuide
import NormaText

/// A folder by its files; the README is one of them.
struct Book {
    let name: String
    let files: [String: String]

    init(_ name: String, _ files: [String: String]) {
        self.name = name
        self.files = files
    }

    private var source: GuideSource {
        let chapters = files.keys.sorted().filter { $0 != "README.md" }.map {
            ChapterSource(path: $0, file: "\(name)/\($0)", text: files[$0] ?? "")
        }
        return GuideSource(text: files["README.md"] ?? "", file: "\(name)/README.md", chapters: chapters)
    }

    /// `extends:` knows the other books by their names, and their chapters.
    func read(among others: [Book] = []) throws(GuideProblems) -> Guide {
        try GuideReader.read(source, vocabulary: .forTests) { entry, _ in
            let parts = entry.split(separator: "/", maxSplits: 1).map(String.init)
            guard var source = others.first(where: { $0.name == parts.first })?.source else {
                return .failure(ExtendsFailure(message: "there is no guide `\(entry)`"))
            }
            if parts.count > 1 { source.chapter = parts[1] }
            return .success(source)
        }
    }

    /// What the author sees; "no problems" where there are none.
    func problems(among others: [Book] = []) -> String {
        do {
            _ = try read(among: others)
            return "no problems"
        } catch {
            return ProblemRenderer.render(error.problems)
        }
    }

    static func rule(_ name: String, more: String = "") -> String {
        "```yaml rule\nrule: \(name)\nevery: thing\nmust: { be: final }\n\(more)```\n"
    }
}
