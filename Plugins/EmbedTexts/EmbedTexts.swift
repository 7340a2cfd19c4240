// Puts texts that people edit into the room that needs them, whenever they have changed: the guides, and the script and style of the page.

import Foundation
import PackagePlugin

@main
struct EmbedTexts: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let isOfGuides = target.name == "NormaBuiltIns"
        let folder =
            isOfGuides
            ? context.package.directoryURL.appending(path: "Guides", directoryHint: .isDirectory)
            : target.directoryURL.appending(path: "Page/Assets", directoryHint: .isDirectory)
        let kind = isOfGuides ? "guides" : "page"
        let output = context.pluginWorkDirectoryURL.appending(
            path: isOfGuides ? "GuideTexts.swift" : "PageAssets.swift"
        )
        return [
            .buildCommand(
                displayName: "Embedding the texts of the \(kind)",
                executable: try context.tool(named: "text-embedder").url,
                arguments: [kind, folder.path(percentEncoded: false), output.path(percentEncoded: false)],
                inputFiles: files(below: folder),
                outputFiles: [output]
            )
        ]
    }

    /// The folders count too: a file that is added or removed changes its folder.
    private func files(below folder: URL) -> [URL] {
        let names = FileManager.default.subpaths(atPath: folder.path(percentEncoded: false)) ?? []
        return [folder] + names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appending(path: $0) }
    }
}
