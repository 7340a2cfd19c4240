// The parts that every command about a tree shares: the tree, its configuration, and its guide.

import ArgumentParser
import Foundation
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText

/// The tree around some paths, with its configuration read.
struct CheckedTree {
    let location: TreeLocation
    let configuration: Configuration
    /// The paths that its configuration excludes.
    let exclusions: PathExclusions
    let workspace: DiskWorkspace

    /// - Parameter named: the user's words, if the paths were derived from them.
    init(paths: [String], named: [String]? = nil) throws {
        let location = try TreeLocation.around(paths, currentFolder: FileSystem.currentFolder, named: named)
        try self.init(location, configuration: Self.configuration(of: location))
    }

    init(_ location: TreeLocation, configuration: Configuration) throws {
        (self.location, self.configuration) = (location, configuration)
        exclusions = PathExclusions(excluded: configuration.exclude, included: configuration.include)
        guard let workspace = DiskWorkspace(root: location.root, exclusions: exclusions) else {
            throw CommandFailure("the folder \(location.root) can't be opened")
        }
        self.workspace = workspace
    }

    private static func configuration(of location: TreeLocation) throws -> Configuration {
        guard let path = location.configuration else {
            let path = location.root + "/" + TreeLocation.configurationName
            guard FileSystem.linkStatus(of: path) != nil else {
                try refuse(misnamed: location.root + "/.norma.yaml")
                return Configuration()
            }
            throw CommandFailure(
                "`\(FileSystem.shown(path))` is a folder or a broken link",
                suggestion: "replace it by a file, or remove it"
            )
        }
        guard FileSystem.isCalled(path, ["yml", "yaml"]) else {
            throw CommandFailure(
                "`\(FileSystem.shown(path))` is a link to a file that isn't called `.yml`",
                suggestion: "replace the link by a copy of the file"
            )
        }
        do {
            return try ConfigurationReader.read(
                FileSystem.text(of: path),
                file: FileSystem.shown(path),
                version: NormaVersion.current
            )
        } catch let failure as FileSystem.Failure {
            throw CommandFailure("`\(path)` can't be read (\(failure.reason))")
        }
    }

    private static func refuse(misnamed path: String) throws {
        guard FileSystem.linkStatus(of: path) != nil else { return }
        throw CommandFailure(
            "`\(FileSystem.shown(path))` isn't read",
            suggestion: "rename it to \(TreeLocation.configurationName)"
        )
    }

    /// The guide from the command line, else from the configuration.
    ///
    /// - Parameters:
    ///   - asksWhatThingsAre: without either, what things are is known all the same; for commands that judge nothing.
    ///   - parts: those of built-in guides that are needed.
    ///   - isNeeded: without either, a guide without rules does as well.
    func guide(
        _ name: String?,
        asksWhatThingsAre: Bool = false,
        parts: GuideLoading.Parts = .all,
        isNeeded: Bool = true
    ) throws -> (guide: PreparedGuide, origin: String) {
        if !isNeeded, name == nil, configuration.guide == nil {
            let guide = PreparedGuide.silent.judging(by: Guide(name: "documents")).configured(by: configuration)
            return (guide, "no guide is configured")
        }
        let named = try namedGuide(name, asksWhatThingsAre: asksWhatThingsAre)
        // The origin is shown only for a guide that the command line doesn't name.
        let origin = named.isConfigured ? named.origin : nil
        let guide = try load(named.name, from: named.folder, origin: origin, parts: parts)
        return (guide.configured(by: configuration), named.origin)
    }

    /// The same as name or path, with the folder that a relative path starts from.
    func namedGuide(_ name: String?, asksWhatThingsAre: Bool = false) throws -> NamedGuide {
        if let name { return NamedGuide(name: name, folder: FileSystem.currentFolder, origin: "named by --guide") }
        if let name = configuration.guide {
            let origin = "named in \(TreeLocation.configurationName)"
            return NamedGuide(name: name, folder: location.root, origin: origin, isConfigured: true)
        }
        guard asksWhatThingsAre else { throw Self.unconfigured }
        return NamedGuide(name: "natures", folder: location.root, origin: "no guide is configured: what things are")
    }

    /// No code is judged by rules that its team did not choose.
    private static let unconfigured = CommandFailure(
        "no guide is configured",
        suggestion:
            "`norma init` writes one from the code; `--guide NAME` names a built-in one, and `norma guide list` lists these"
    )

    /// A run without files is never a success.
    func noSwiftFile(in paths: [String], _ problems: [InputProblem] = []) -> CommandFailure {
        let place = paths.isEmpty ? "the current folder" : paths.map { "`\($0)`" }.joined(separator: ", ")
        let isNarrowed = !configuration.exclude.isEmpty || !configuration.include.isEmpty
        let configured = isNarrowed ? ", and check include and exclude in .norma.yml" : ""
        let nothing = SourceProblem(
            message: "no Swift file was found in \(place)",
            suggestion: "name a folder that holds Swift files" + configured
        )
        return CommandFailure([nothing] + problems.map { SourceProblem(file: $0.place.path.text, message: $0.message) })
    }

    private func load(_ name: String, from folder: String, origin: String?, parts: GuideLoading.Parts) throws
        -> PreparedGuide
    {
        do {
            return try GuideLoading.guide(named: name, from: folder, parts: parts)
        } catch {
            throw CommandFailure(
                error.problems.map { problem in
                    // A guide that can't be read has no place of its own.
                    guard problem.file == nil, let origin else { return problem }
                    var copy = problem
                    copy.message += " (\(origin))"
                    return copy
                }
            )
        }
    }
}

/// The guide, and where it is named.
struct NamedGuide {
    var name: String
    var folder: String
    var origin: String
    var isConfigured = false
}

enum Today {
    /// The current day in the clock and time zone of this machine, `YYYY-MM-DD`.
    static var text: String {
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
        let (year, month, day) = (parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
        return String(format: "%04d-%02d-%02d", year, month, day)
    }
}

struct GuideOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            A built-in guide's name, or a path to a Markdown file or a folder of them. By default the guide in .norma.yml.
            """,
            valueName: "guide"
        )
    )
    var guide: String?
}
