// A small code base written as Swift source in which comments say what names mean.

import NormaExpressions
import NormaExtraction
import NormaFacts
@testable import NormaGuide
import NormaProject
import NormaText
import Testing

/// Files of Swift source, linked. A first folder that is in `modules` is a module.
///
/// A comment `//: State = B.swift Cart.State` says what the last `State` on its line means: a path and a symbol,
/// `external`, `local`, or several declarations joined by ` | `. More than one expectation is separated by `;`. Where a
/// symbol isn't enough the line of the declaration stands for it or before it: `B.swift:3`, `B.swift:3 Cart.State`.
struct SourceProject {
    let project: Project
    private let sources: [String: String]

    init(
        _ sources: [String: String],
        modules: [String] = [],
        manifests: [String: String] = [:]
    ) {
        self.sources = sources
        let place = GuidePlace(file: "guide.md", position: .start)
        let extractor = Extractor()
        let defined = modules.map {
            ModuleDefinition(
                name: $0,
                paths: [NamePattern(literal: $0, for: .path)],
                place: place
            )
        }
        let input = ProjectInput(
            sources: sources.map {
                SourceInput(path: RelativePath($0.key), facts: extractor.extract(Array($0.value.utf8)).facts)
            },
            manifests: manifests.map {
                ManifestInput(path: RelativePath($0.key), facts: ManifestReader.facts(of: Array($0.value.utf8)))
            }
        )
        project = ProjectBuilder.project(from: input, definitions: Definitions(modules: defined))
    }

    /// Compares every expectation; returns how many there were, so that a test can't pass by having none.
    @discardableResult
    func check(sourceLocation: SourceLocation = #_sourceLocation) -> Int {
        var count = 0
        for (path, text) in sources.sorted(by: { $0.key < $1.key }) {
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard let mark = line.firstRange(of: "//: ") else { continue }
                for expectation in line[mark.upperBound...].split(separator: ";") {
                    let parts = expectation.split(separator: "=", maxSplits: 1).map(trimmed)
                    guard parts.count == 2 else { continue }
                    let hasLines = parts[1].contains(".swift:")
                    let hasSymbols = !hasLines || parts[1].contains(" ") && !parts[1].contains("|")
                    let found = meaning(of: parts[0], line: number + 1, in: path) { id in
                        place(id, hasLine: hasLines) + (hasSymbols ? " " + project.symbol(of: id) : "")
                    }
                    #expect(found == parts[1], "\(path):\(number + 1): \(parts[0])", sourceLocation: sourceLocation)
                    count += 1
                }
            }
        }
        #expect(count > 0, sourceLocation: sourceLocation)
        return count
    }

    private func meaning(of name: String, line: Int, in path: String, place: (DeclarationID) -> String) -> String {
        guard let reference = reference(to: name, line: line, in: path) else { return "no reference" }
        switch project.resolution(of: reference) {
        case .exact(let id): return place(id)
        case .ambiguous(let ids): return ids.map(place).joined(separator: " | ")
        case .external: return "external"
        case .local: return "local"
        }
    }

    /// The last reference of this name on a line.
    func reference(to name: String, line: Int, in path: String) -> ReferenceID? {
        guard let id = project.file(at: RelativePath(path)) else { return nil }
        let facts = project.file(id).facts
        let index = facts.references.lastIndex {
            facts.text($0.name) == name && facts.lines.line(at: $0.range.start) == line
        }
        return index.flatMap { project.reference(Int32($0), in: id) }
    }

    private func place(_ id: DeclarationID, hasLine: Bool) -> String {
        let file = project.file(project.file(of: id))
        let line = file.facts.lines.line(at: project.fact(id).nameRange.start)
        return "\(file.path)" + (hasLine ? ":\(line)" : "")
    }

    /// Everything that is told of a name on a line: the look-ups, and the remarks.
    func told(_ name: String, _ line: Int, _ path: String) -> String {
        guard let found = reference(to: name, line: line, in: path) else { return "no reference" }
        let explanation = project.explanation(of: found)
        let steps = explanation.steps.map { "\($0.place) → \($0.answer)" }
        return (["\(explanation.name):"] + steps + explanation.remarks).joined(separator: "\n")
    }

    /// The only type of this name.
    func type(_ name: String) throws -> DeclarationID {
        try #require(project.declarations(named: name).first { project.fact($0).kind.isType })
    }

    private func trimmed(_ text: Substring) -> String {
        var text = text
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
