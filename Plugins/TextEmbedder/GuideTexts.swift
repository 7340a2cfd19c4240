// Converts the folder of guides into a list of literals: a guide is a Markdown file, or a folder with a README; parts are below
// `shared`.

import Foundation

struct GuideTexts {
    let folder: URL

    /// - Returns: a Swift file.
    func swift() throws -> String {
        """
        // Made from Guides at each build; edit those files instead.

        extension BuiltInGuides {
            static let embedded: [BuiltInGuide] = [
        \(try guides(in: "").joined(separator: ",\n"))
            ]

            static let embeddedParts: [BuiltInGuide] = [
        \(try guides(in: "shared/").joined(separator: ",\n"))
            ]
        }

        """
    }

    /// The guides directly in a folder, by name.
    private func guides(in place: String) throws -> [String] {
        try entries(of: place).compactMap { entry in
            if entry.hasSuffix(".md") { return try guide(String(entry.dropLast(3)), at: place + entry, chapters: []) }
            let readme = place + entry + "/README.md"
            guard entry != "shared", isThere(readme) else { return nil }
            return try guide(entry, at: readme, chapters: chapters(of: place + entry).map { (place + entry, $0) })
        }
    }

    private func guide(_ name: String, at path: String, chapters: [(folder: String, path: String)]) throws -> String {
        let listed = try chapters.map { folder, chapter in
            ", BuiltInGuide.Chapter(path: \"\(chapter)\", text: \(literal(try text(at: "\(folder)/\(chapter)"))))"
        }
        let list = listed.isEmpty ? "" : ", chapters: [\(listed.joined().dropFirst(2))]"
        return "BuiltInGuide(name: \"\(name)\", text: \(literal(try text(at: path)))\(list))"
    }

    /// In the order of their paths; files further below `templates` are written by templates.
    private func chapters(of guide: String) throws -> [String] {
        let found = FileManager.default.subpaths(atPath: location(of: guide)) ?? []
        return found.sorted().filter {
            let folders = $0.split(separator: "/").dropLast()
            return $0.hasSuffix(".md") && $0 != "README.md"
                && (folders == ["templates"] || !folders.contains("templates"))
        }
    }

    private func entries(of place: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: location(of: place)).sorted()
    }

    private func text(at path: String) throws -> String {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        guard !text.contains("\r") else { throw EmbeddingProblem(description: "\(path): has a carriage return") }
        return text
    }

    private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: location(of: path)) }

    private func location(of path: String) -> String { folder.appending(path: path).path(percentEncoded: false) }
}
