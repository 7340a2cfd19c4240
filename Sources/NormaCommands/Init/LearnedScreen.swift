// What `norma init` understood, on one screen.

import NormaFindings
import NormaFitting
import NormaReports

struct LearnedScreen {
    let project: LearnedProject
    /// What of the books is on the page, in the rows after those about the project.
    let rows: [(label: String, text: String)]
    let problems: [InputProblem]

    var text: String {
        var lines = [ProjectWords(project: project).sentence, ""]
        lines += [structure, features, roles, words, tests].compactMap(\.self)
        lines += rows.map { padded($0.label) + $0.text }
        if !project.missing.isEmpty { lines.append("not found " + project.missing.joined(separator: "; ")) }
        let insights = Insights(project).sentences
        if !insights.isEmpty { lines += ["", "Worth knowing:"] + insights.map { "- " + $0 } }
        lines += unread
        return lines.map(Self.wrapped).joined(separator: "\n") + "\n"
    }

    private static let width = 100

    /// A row goes on below its words, an item below its text.
    private static func wrapped(_ line: String) -> String {
        guard line.count > width else { return line }
        let indent = line.hasPrefix("- ") ? 2 : labels.contains { line.hasPrefix($0) } ? 10 : 0
        var (done, current) = ("", "")
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            if current.count + word.count + 1 > width, !current.isEmpty {
                done += current + "\n"
                current = String(repeating: " ", count: indent) + word
            } else {
                current += done.isEmpty && current.isEmpty ? String(word) : " " + word
            }
        }
        return done + current
    }

    private static let labels = [
        "modules", "folders", "features", "roles", "words", "tests", "rules", "book", "places", "called", "off",
        "dropped", "not found",
    ]

    private var structure: String? {
        guard let structure = project.structure else { return nil }
        let word = structure.units == .modules ? "modules" : "folders"
        let names = structure.parts.prefix(10).map(\.name).joined(separator: ", ")
        let more = structure.parts.count > 10 ? " and \(structure.parts.count - 10) more" : ""
        let arrows = Wording.count(structure.arrows.count, "arrow")
        return "\(padded(word))\(names)\(more) (\(arrows))"
    }

    private var features: String? {
        guard let features = project.features else { return nil }
        let names = features.names.prefix(8).joined(separator: ", ")
        let more = features.names.count > 8 ? " and \(features.names.count - 8) more" : ""
        return "\(padded("features"))\(Wording.number(features.names.count)) in \(features.pattern): \(names)\(more)"
    }

    private var roles: String? {
        let shown = project.roles.filter { $0.sure > 0 && $0.name != "test-suite" && $0.name != "mock" }
        guard !shown.isEmpty else { return nil }
        return padded("roles") + shown.map { "\(Wording.number($0.sure)) \($0.name)" }.joined(separator: ", ")
    }

    private var words: String? {
        let shown = project.words.compactMap { word -> String? in
            guard let first = word.endings.first else { return nil }
            return "\(word.name) \(first.name) (\(first.count) of \(first.of))"
        }
        return shown.isEmpty ? nil : padded("words") + shown.joined(separator: ", ")
    }

    private var tests: String? {
        project.testLibrary.map { "\(padded("tests"))\($0.name) in \($0.count) of \(Wording.count($0.of, "file"))" }
    }

    private func padded(_ word: String) -> String { word.padding(to: 10) }

    /// A file that could not be read makes the rest a guess.
    private var unread: [String] {
        guard let first = problems.first else { return [] }
        let more =
            problems.count > 1 ? " \(Wording.count(problems.count - 1, "more file")) could not be read either." : ""
        return ["", "Learned without `\(first.place.path)`: \(first.message)\(more)"]
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
