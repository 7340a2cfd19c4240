// Embeds texts that people edit into the targets that need them, whenever they have changed: the guides, the readers' verdicts
// on their rules, and the script and style of pages.

import Foundation
import PackagePlugin

@main
struct EmbedTexts: BuildToolPlugin {
    /// The output for a folder.
    private struct Part {
        /// As `text-embedder` calls it.
        var kind: String
        var folder: String
        var output: String
    }

    /// Below the package, and below the target.
    private static let ofGuides = [
        Part(kind: "figures", folder: "Field/findings", output: "RuleFigures.swift"),
        Part(kind: "guides", folder: "Guides", output: "GuideTexts.swift"),
    ]
    private static let ofPages = [
        Part(kind: "books", folder: "Books/Assets", output: "BookAssets.swift"),
        Part(kind: "page", folder: "Page/Assets", output: "PageAssets.swift"),
    ]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let isOfGuides = target.name == "NormaBuiltIns"
        let root = isOfGuides ? context.package.directoryURL : target.directoryURL
        let embedder = try context.tool(named: "text-embedder").url
        return (isOfGuides ? Self.ofGuides : Self.ofPages).map { part in
            let folder = root.appending(path: part.folder, directoryHint: .isDirectory)
            let output = context.pluginWorkDirectoryURL.appending(path: part.output)
            return .buildCommand(
                displayName: "Embedding the texts of the \(part.kind)",
                executable: embedder,
                arguments: [part.kind, folder.path(percentEncoded: false), output.path(percentEncoded: false)],
                inputFiles: files(below: folder),
                outputFiles: [output]
            )
        }
    }

    /// The folders count too: a file that is added or removed changes its folder.
    private func files(below folder: URL) -> [URL] {
        let names = FileManager.default.subpaths(atPath: folder.path(percentEncoded: false)) ?? []
        return [folder] + names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appending(path: $0) }
    }
}
