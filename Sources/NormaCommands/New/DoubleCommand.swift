// `norma double`: prints the mocks of all protocols of a tree, for the proof that what is derived compiles.

import ArgumentParser
import NormaFacts
import NormaGuide
import NormaPipeline
import NormaProject
import NormaRules
import NormaScaffolds
import NormaText

struct DoubleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "double",
        abstract: "Prints a mock of every protocol of a tree.",
        discussion: """
            Each behind a line `//// MODULE PROTOCOL PATH`; Scripts/doubles has the compiler judge them. To make one mock, write \
            `norma new mock PROTOCOL`.
            """,
        shouldDisplay: false
    )

    @Argument(help: ArgumentHelp("The tree.", valueName: "path"))
    var path = "."

    @Option(
        name: .long,
        help: ArgumentHelp("An entry of the shape, several values with commas.", valueName: "key=value")
    )
    var shape: [String] = []

    func run() throws {
        let tree = try CheckedTree(paths: [path])
        let (shape, problems) = DoubleShape.read(shape.map(Self.option))
        guard problems.isEmpty else { throw CommandFailure(problems) }
        let guide = try PreparedGuide(Guide(name: "doubles"))
        let outcome = Pipeline.check(CheckRequest(workspace: tree.workspace, guide: guide, today: Today.text))
        let files = SignatureFiles(workspace: tree.workspace)
        let source = ProjectSignatures(project: outcome.context.project) { files.signatures(of: $0) }
        for declared in source.mockableProtocols {
            Terminal.print("//// \(declared.module) \(declared.type?.fullName ?? "") \(declared.path)")
            do throws(DoubleRefusal) {
                let double = try MockMaker.mock(of: declared, shape: shape, from: source)
                Terminal.print(double.notes.map { "// note: \($0)\n" }.joined() + double.text)
            } catch {
                Terminal.print("// refused: \(error.message)")
            }
        }
    }

    private static func option(_ text: String) -> TemplateOption {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        let place = GuidePlace(file: "--shape", position: .start)
        let values = parts.count > 1 ? parts[1].split(separator: ",").map(String.init) : []
        return TemplateOption(
            key: LocatedText(parts.first ?? "", at: place),
            values: values.map { LocatedText($0, at: place) }
        )
    }
}
