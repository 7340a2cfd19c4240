// What every command about a tree shares: the tree, its configuration, and the guide that judges it.

import ArgumentParser
import Foundation
import NormaFiles
import NormaGuide
import NormaPipeline
import NormaText

/// The tree around some paths, with its configuration read.
struct CheckedTree {
    let location: TreeLocation
    let configuration: Configuration
    /// What its configuration leaves out.
    let exclusions: PathExclusions
    let workspace: DiskWorkspace

    init(paths: [String]) throws {
        do {
            location = try TreeLocation.around(paths, currentFolder: FileSystem.currentFolder)
        } catch {
            throw CommandFailure(error)
        }
        configuration = try Self.configuration(of: location)
        exclusions = PathExclusions(excluded: configuration.exclude, included: configuration.include)
        guard let workspace = DiskWorkspace(root: location.root, exclusions: exclusions) else {
            throw CommandFailure("the folder \(location.root) can't be opened")
        }
        self.workspace = workspace
    }

    private static func configuration(of location: TreeLocation) throws -> Configuration {
        guard let path = location.configuration else { return Configuration() }
        do {
            let bytes = try FileSystem.read(path)
            return try ConfigurationReader.read(String(decoding: bytes, as: UTF8.self), file: path)
        } catch let problems as GuideProblems {
            throw CommandFailure(problems.problems)
        } catch let failure as FileSystem.Failure {
            throw CommandFailure("`\(path)` can't be read (\(failure.reason))")
        }
    }

    /// The guide that was asked for, the one of the configuration, or the built-in one that fits best.
    func guide(_ name: String?) throws -> (guide: PreparedGuide, origin: String) {
        if let name { return (try load(name, from: FileSystem.currentFolder), "named by --guide") }
        if let name = configuration.guide {
            return (try load(name, from: location.root), "named in \(TreeLocation.configurationName)")
        }
        guard let best = GuideFit.measure(workspace, today: Today.text).first else {
            throw CommandFailure("there is no built-in guide; name one with --guide")
        }
        let origin =
            "the built-in guide that fits this tree best: \(best.lookingRules) of its \(best.allRules) rules have something to look at"
        return (try load(best.guide, from: location.root), origin)
    }

    private func load(_ name: String, from folder: String) throws -> PreparedGuide {
        do {
            return try GuideLoading.guide(named: name, from: folder)
        } catch {
            throw CommandFailure(error.problems)
        }
    }
}

enum Today {
    /// The day by the clock and time zone of this machine, `YYYY-MM-DD`.
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
            "The guide: a built-in one's name or a path to a Markdown file.",
            discussion: "Without it: what .norma.yml says, else the built-in guide that fits the tree best.",
            valueName: "guide"
        )
    )
    var guide: String?
}
