// Finds the Markdown files that say how the language behaves.

import Foundation
import NormaGuide
import NormaPipeline
import NormaSpecs
import NormaText
import Testing

/// A guide below `Tests/Specs`; as a test's argument it names the file.
struct SpecFile: Sendable, CustomTestStringConvertible {
    let path: String
    let text: String

    var testDescription: String { path }

    static let all: [SpecFile] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Specs")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
        return paths.filter { $0.hasSuffix(".md") }.sorted().compactMap { path in
            let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            return text.map { SpecFile(path: path, text: $0) }
        }
    }()

    func guide() throws -> PreparedGuide {
        try GuideLoading.guide(from: GuideSource(text: text, file: "Tests/Specs/" + path))
    }
}

extension SourceProblem {
    /// As a compiler writes it, so that editors jump to the place.
    var line: String {
        let place = "\(file ?? ""):\(position?.line ?? 0):\(position?.column ?? 0)"
        let source = window.map { "\n    " + $0.marked } ?? ""
        return "\(place): \(message)\(suggestion.map { " (\($0))" } ?? "")\(source)"
    }
}
