// Checks the whole tree before each build of a target that asks for this plugin. Errors stop the build.

import Foundation
import PackagePlugin

@main
struct NormaOnBuild: BuildToolPlugin {
    /// A prebuild command: rules are about how files fit together, so no list of inputs says when to run it again.
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        [
            .prebuildCommand(
                displayName: "Norma",
                executable: try context.tool(named: "norma").url,
                arguments: ["check", context.package.directoryURL.path(percentEncoded: false), "--format", "xcode"],
                outputFilesDirectory: context.pluginWorkDirectoryURL
            )
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension NormaOnBuild: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            [
                .prebuildCommand(
                    displayName: "Norma",
                    executable: try context.tool(named: "norma").url,
                    arguments: ["check", context.xcodeProject.directoryURL.path(percentEncoded: false), "--format", "xcode"],
                    outputFilesDirectory: context.pluginWorkDirectoryURL
                )
            ]
        }
    }
#endif
