// `norma why`: what the names at a place refer to and which rules looked there, or the evidence for the roles of a
// type.

import ArgumentParser
import NormaFacts
import NormaFiles
import NormaFindings
import NormaPipeline
import NormaProject
import NormaRules
import NormaText

struct WhyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Show what the names at a place refer to and which rules looked there, or why a type has its role.",
        discussion: """
            For a surprising finding, or for an expected one that is missing. With a column, also how the name there was looked up.

              norma why Sources/Features/Cart/CartViewModel.swift:12
              norma why Sources/Features/Cart/CartViewModel.swift:12:9

            For a type it prints the evidence for and against each role.

              norma why CartViewModel

            Exit status: 0, or 2 if the guide, the configuration or the command line is wrong.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "A file and a line, optionally a column; or the name of a type.",
            valueName: "file:line[:column]|type"
        )
    )
    var place: String

    @Flag(name: .long, help: "Name every rule that looked, and show how each name was looked up.")
    var verbose = false

    @OptionGroup var guide: GuideOption

    func run() throws {
        if AskedPlace.isName(place) { return try explainType() }
        let asked = try AskedPlace(place)
        let tree = try CheckedTree(paths: [asked.file])
        let (guide, origin) = try tree.guide(guide.guide, asksWhatThingsAre: true)
        let progress = ProgressLine.start("reading \(tree.location.root)")
        defer { progress.stop() }
        var request = CheckRequest(workspace: tree.workspace, guide: guide, guideOrigin: origin, today: Today.text)
        request.findsAllRoles = true
        let outcome = Pipeline.check(request)
        guard let path = tree.location.focus.first, let file = outcome.context.project.file(at: path) else {
            let problem = tree.location.focus.first.flatMap { path in
                outcome.result.problems.first { $0.place.path == path }?.message
            }
            throw CommandFailure(
                "`\(asked.file)` isn't a Swift file of the tree \(tree.location.root)",
                suggestion: problem ?? "include and exclude in .norma.yml may leave it out"
            )
        }
        let lines = outcome.context.project.file(file).facts.lines
        guard let range = lines.range(ofLine: asked.line) else {
            throw CommandFailure("`\(asked.file)` has \(lines.lineCount) lines, not \(asked.line)")
        }
        progress.stop()
        let explanation = PlaceExplanation(
            outcome: outcome,
            file: file,
            line: range,
            asked: asked,
            isVerbose: verbose
        )
        Terminal.print(explanation.text)
    }
}

extension WhyCommand {
    private func explainType() throws {
        let tree = try CheckedTree(paths: [])
        let (guide, origin) = try tree.guide(guide.guide, asksWhatThingsAre: true)
        let outcome = try tree.rolesAlone(of: guide, origin)
        Terminal.print(try TypeExplanation(place, in: outcome).text)
    }
}

/// `Cart.swift:12:9`, taken apart from its end, since a path may hold colons.
struct AskedPlace {
    let file: String
    let line: Int
    let column: Int?

    /// Whether it is the name of a type, not a place.
    static func isName(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return !text.hasSuffix(".swift")
            && parts.allSatisfy { part in
                part.first.map { $0.isLetter || $0 == "_" } == true
                    && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            }
    }

    init(_ text: String) throws {
        var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        var numbers: [Int] = []
        while numbers.count < 2, parts.count > 1, let last = parts.last, let number = Int(last), number > 0 {
            numbers.insert(number, at: 0)
            parts.removeLast()
        }
        guard let line = numbers.first else {
            let isNumbered = parts.count > 1 && parts.last.flatMap { Int($0) } != nil
            if isNumbered { throw CommandFailure("`\(text)`: lines and columns are counted from 1") }
            throw CommandFailure("`\(text)` has no line number", suggestion: "write \(text):12, or \(text):12:9")
        }
        file = parts.joined(separator: ":")
        self.line = line
        column = numbers.count > 1 ? numbers[1] : nil
    }
}
