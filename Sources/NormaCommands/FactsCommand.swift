// `norma facts`: the facts of a tree, counted, by name or by module; for comparison with other tools.

import ArgumentParser
import NormaFacts
import NormaFiles
import NormaPipeline
import NormaProject
import NormaReports
import NormaText

struct FactsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "facts",
        abstract: "Print what Norma reads in a tree: counts, or what every name refers to.",
        discussion: """
            As JSON. Every branch of #if counts, and so does every declaration, nested or local.

              norma facts Sources          counts: files, imports, modules and more
              norma facts --names Sources  each type, each reference to one, each call
                                           whose receiver is known
              norma facts --modules        each module: its manifest, its files, what
                                           it uses; what is unknown

            docs/formats.md describes the members. Exit status: 0, or 2 if the command line is wrong.
            """
    )

    @Flag(name: .long, help: "Print what every name refers to, instead of counts.")
    var names = false

    @Flag(name: .long, help: "Print the modules with their files, instead of counts.")
    var modules = false

    @Argument(help: ArgumentHelp("Files or folders; without any: the current folder.", valueName: "path"))
    var paths: [String] = []

    func validate() throws {
        if names, modules { throw ValidationError("--names and --modules are two documents: choose one") }
    }

    func run() throws {
        let tree = try CheckedTree(paths: paths)
        let progress = ProgressLine.start("reading \(tree.location.root)")
        defer { progress.stop() }
        let (project, problems) = Pipeline.project(in: tree.workspace)
        progress.stop()
        let focus = tree.location.focus
        if modules { return Terminal.printExactly(ModuleListing(project: project).text) }
        let files = project.files.filter { file in focus.isEmpty || focus.contains { file.path.isInside($0) } }
        guard !files.isEmpty else { throw tree.noSwiftFile(in: paths, problems) }
        if names {
            let shown = files.compactMap { project.file(at: $0.path) }
            return Terminal.printExactly(NamesDocument(project: project, files: shown).text)
        }
        var lines = ["{", "  \"files\": \(files.count),"]
        lines.append("  \"lines\": \(files.reduce(0) { $0 + $1.facts.lines.lineCount }),")
        lines.append("  \"imports\": \(files.reduce(0) { $0 + $1.facts.imports.count }),")
        lines.append("  \"references\": \(files.reduce(0) { $0 + $1.facts.references.count }),")
        lines.append("  \"calls\": \(files.reduce(0) { $0 + $1.facts.calls.count }),")
        lines.append("  \"declarations\": {\(Self.counts(of: files))},")
        lines.append("  \"modules\": {\(Self.modules(of: project))\n  }")
        lines.append("}")
        Terminal.printExactly(lines.joined(separator: "\n") + "\n")
    }

    private static func counts(of files: [ProjectFile]) -> String {
        var counts: [DeclarationKind: Int] = [:]
        for file in files {
            for declaration in file.facts.declarations { counts[declaration.kind, default: 0] += 1 }
        }
        return DeclarationKind.allCases.map { "\"\($0)\": \(counts[$0] ?? 0)" }.joined(separator: ", ")
    }

    /// Each module with the modules of the tree that its manifest lists; null if that can't be known. If several have
    /// one name, as a package's and that of a project beside it, the one with the most files counts.
    private static func modules(of project: Project) -> String {
        var largest: [String: ProjectModule] = [:]
        for module in project.modules where module.files.count > largest[module.name]?.files.count ?? -1 {
            largest[module.name] = module
        }
        return largest.values.sorted { $0.name < $1.name }.map { module in
            let names = module.dependencies.map { $0.map { project.module($0).name }.sorted() }
            let list = names.map { JSONValue.array($0.map { .string($0) }) } ?? .null
            return "\n    \(JSONValue.string(module.name).lineText): \(list.lineText)"
        }.joined(separator: ",")
    }
}
