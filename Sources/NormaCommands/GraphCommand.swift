// `norma graph`: who uses whom, as a picture or as data.

import ArgumentParser
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaReports
import NormaRules

struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draw who uses whom: modules, layers, features or types.",
        discussion: """
            An arrow leads from the user to what it uses; its number counts the places. What the guide forbids is marked. Test \
            code, generated code and previews are left out.

              norma graph                                    the layers, as Mermaid
              norma graph --of modules --format svg -o modules.svg
              norma graph --of types --focus CartViewModel   one type, in both directions
              norma graph --of types --focus Domain          the types of one layer
              norma graph --of features --format dot | dot -Tpdf > features.pdf

            Exit status: 0, or 2 if the guide, the configuration or the command line is wrong, or there is nothing to draw.
            """
    )

    @Argument(help: ArgumentHelp("A file or folder; without one: the current folder.", valueName: "path"))
    var path: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            The boxes: modules, layers, features, types, or parts (the part of a feature or module that is in one layer). \
            By default layers, if the guide defines some that the tree has, else features, else modules.
            """,
            valueName: "what"
        )
    )
    var of: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The output format: \(AllGraphFormats.sorted.map { "\($0.name) (\($0.summary))" }.joined(separator: "; ")).",
            valueName: "format"
        )
    )
    var format: String = "mermaid"

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Draw only this box, who uses it and what it uses; for a layer, feature or module the boxes in it, and all others grouped.",
            valueName: "name"
        )
    )
    var focus: String?

    @OptionGroup var guide: GuideOption

    @OptionGroup var output: OutputOption

    func run() throws {
        let chosen = try Self.format(named: format)
        let level = try of.map(Self.level)
        let file = try output.file()
        let tree = try CheckedTree(paths: path.map { [$0] } ?? [])
        let progress = ProgressLine.start("reading \(tree.location.root)")
        defer { progress.stop() }
        let (guide, origin) = try tree.guide(guide.guide, asksWhatThingsAre: true)
        var request = CheckRequest(
            workspace: tree.workspace,
            guide: guide,
            guideOrigin: origin,
            rules: Set(guide.guide.rules.filter(\.speaksOfUses).map(\.name)),
            today: Today.text
        )
        request.baseline = try BaselineFile(root: tree.location.root).given()
        request.surveyed = level.map { [$0] } ?? [.layers, .features, .modules]
        let result = Pipeline.check(request).result
        progress.stop()
        guard result.statistics.files > 0 else { throw tree.noSwiftFile(in: path.map { [$0] } ?? [], result.problems) }
        let text = chosen.render(
            try view(of: try graph(in: result, level)),
            GraphOptions(toolVersion: NormaVersion.current)
        )
        guard let file else { return Terminal.printExactly(text) }
        try file.write(Array(text.utf8))
        Terminal.printError("Written to `\(file.name)`.")
    }

    /// The first level that has something to draw.
    private func graph(in result: CheckResult, _ level: StructureLevel?) throws -> StructureGraph {
        let graphs = result.survey?.graphs ?? []
        if let graph = graphs.first(where: { $0.units.count > 1 }) ?? graphs.first { return graph }
        let what = level.map(\.rawValue) ?? "modules, layers or features"
        throw CommandFailure(
            "there are no \(what) to draw: neither the manifests nor the guide `\(result.guide)` define any that hold code",
            suggestion: level == .types
                ? nil : "define them in the guide, or draw the types: `norma graph --of types --focus NAME`"
        )
    }

    private func view(of graph: StructureGraph) throws -> StructureGraph {
        guard let focus else { return graph }
        do {
            return try GraphView.focused(graph, on: focus)
        } catch {
            let near = error.nearest.map { "did you mean `\($0)`?" }
            throw CommandFailure(
                "nothing here is called `\(focus)`",
                suggestion: near ?? "`norma graph --of \(graph.level.rawValue) --format json` lists all names"
            )
        }
    }

    private static func level(_ word: String) throws -> StructureLevel {
        guard let level = StructureLevel(rawValue: word) else {
            throw CommandFailure(unknown: "level", word, known: StructureLevel.allCases.map(\.rawValue))
        }
        return level
    }

    private static func format(named word: String) throws -> GraphFormat {
        guard let format = AllGraphFormats.sorted.first(where: { $0.name == word }) else {
            throw CommandFailure(unknown: "format", word, known: AllGraphFormats.sorted.map(\.name))
        }
        return format
    }
}
