// The value of an input that wasn't given: read from the project, or its default.

import NormaGuide
import NormaText

/// An input that wasn't given, for the report.
package struct UntoldInput: Sendable, Hashable {
    package var name: String
    package var texts: [String]
    /// Where it was found; nil: by default.
    package var source: String?
}

struct InputReader {
    let project: (any ProjectReading)?
    /// The set that is created.
    let name: String
    /// The values of the inputs before it.
    let values: TemplateValues
    /// By how many bytes the inputs before may make a default longer: each may name the one before twice.
    private static let mostAdded = 4096
    /// The possible names in the project, if no single one is clearly meant.
    private(set) var candidates: [String] = []

    /// Nil if it has to be given.
    mutating func value(of input: TemplateInput) throws(ScaffoldProblems) -> UntoldInput? {
        for reading in input.readings {
            guard let found = try value(of: reading, for: input), input.problem(with: found.text) == nil else {
                continue
            }
            return UntoldInput(name: input.name, texts: [found.text], source: found.source)
        }
        guard let defaults = input.defaults else { return nil }
        var texts: [String] = []
        for text in defaults { texts.append(try filled(text, of: input.name)) }
        return UntoldInput(name: input.name, texts: texts)
    }

    private mutating func value(
        of reading: TemplateReading,
        for input: TemplateInput
    ) throws(ScaffoldProblems) -> ReadValue? {
        guard let project else { return nil }
        switch reading {
        case .appName: return project.appName()
        case .module(let path): return project.module(at: RelativePath(try filled(path.text, of: input.name)))
        case .path(let pattern, let onlyAlike):
            let path = Self.withStar(try filled(pattern.text, of: input.name))
            let found = project.names(fitting: path).filter { input.problem(with: $0.name) == nil }
            let names = found.map(\.name)
            guard let chosen = NameChoice.choice(among: names, for: name, onlyAlike: onlyAlike) else {
                if !onlyAlike { candidates = names }
                return nil
            }
            return found.first { $0.name == chosen }.map { ReadValue(chosen, from: "since `\($0.path)` exists") }
        }
    }

    /// The path of a place up to the folder that its first open placeholder names: `Packages/*` of `Packages/{Feature}/Sources`.
    private static func withStar(_ path: String) -> String {
        guard !path.contains("*"), let open = path.firstIndex(of: "{"), let close = path[open...].firstIndex(of: "}")
        else {
            return path
        }
        return path[..<open] + "*" + path[path.index(after: close)...].prefix { $0 != "/" }
    }

    private func filled(_ text: String, of input: String) throws(ScaffoldProblems) -> String {
        guard text.contains("{{") else { return text }
        do throws(ScaffoldProblem) {
            let budget = TextBudget(text.utf8.count + Self.mostAdded)
            if let filled = try TemplateText(text).filled(with: values, within: budget) { return filled }
            throw ScaffoldProblem(
                "the inputs before `\(input)` expand it by more than \(Self.mostAdded) bytes",
                suggestion: "use fewer of them in its default, or pass `--set \(input)=…`"
            )
        } catch {
            throw ScaffoldProblems([error])
        }
    }
}
