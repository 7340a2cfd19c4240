// `norma double`: prints everything that can be derived from a tree, to prove that it compiles.

import ArgumentParser
import NormaFacts
import NormaGuide
import NormaPipeline
import NormaScaffolds
import NormaText

struct DoubleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "double",
        abstract: "Print a mock of every protocol of a tree, or the stub or the tests of every type.",
        discussion: """
            Each follows a line `//// MODULE PROTOCOL PATH`; Scripts/doubles compiles them. To make a single mock, run \
            `norma new mock PROTOCOL`.
            """,
        shouldDisplay: false
    )

    @Argument(help: ArgumentHelp("The tree.", valueName: "path"))
    var path = "."

    @Option(
        name: .long,
        help: ArgumentHelp("A property of the shape; separate several values by commas.", valueName: "key=value")
    )
    var shape: [String] = []

    @Option(name: .long, help: "What to derive: mock, stub or tests.")
    var kind = "mock"

    func run() throws {
        let tree = try CheckedTree(paths: [path])
        let (shape, problems) = DoubleShape.read(shape.map(Self.option))
        guard problems.isEmpty else { throw CommandFailure(problems) }
        let project = Pipeline.project(in: tree.workspace).project
        let files = SignatureFiles(workspace: tree.workspace)
        let source = ProjectSignatures(project: project) { files.signatures(of: $0) }
        let isOfTypes = kind != "mock"
        for declared in isOfTypes ? source.derivableTypes : source.mockableProtocols {
            Terminal.printExactly("//// \(declared.module) \(declared.type?.fullName ?? "") \(declared.path)")
            do throws(ScaffoldProblem) {
                Terminal.printExactly(
                    isOfTypes ? try text(of: declared, source) : try mock(of: declared, shape, source)
                )
            } catch {
                Terminal.printExactly("// refused: \(error.message)")
            }
        }
    }

    private func mock(
        of declared: DeclaredSignature,
        _ shape: DoubleShape,
        _ source: ProjectSignatures
    ) throws(ScaffoldProblem) -> String {
        let double = try MockMaker.mock(of: declared, shape: shape, from: source)
        return double.notes.map { "// note: \($0)\n" }.joined() + double.text
    }

    /// As the template that comes with Norma writes it.
    private func text(
        of declared: DeclaredSignature,
        _ source: ProjectSignatures
    ) throws(ScaffoldProblem) -> String {
        let standIns = StandIns(source: source, insiders: [declared.module], visible: [], shapes: [])
        let made =
            kind == "tests"
            ? DerivedText(
                try TestSuiteMaker.suite(
                    of: declared,
                    shape: DoubleShape(deriving: kind),
                    from: source,
                    standIns: standIns
                )
            ) : DerivedText(try StubMaker.stub(of: declared, shape: DoubleShape(), from: source))
        guard let set = UsualTemplates.set(deriving: kind) else { throw ScaffoldProblem("there is no template") }
        var values = made.values(importing: "@testable import \(declared.module)")
        values["tests"] = .text("Tests")
        return try ScaffoldPlan(set, values: values).pieces.map(\.text).joined()
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
