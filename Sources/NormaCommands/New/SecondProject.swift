// A set that a set needs makes a whole app: in a tree that has a project, that would be a second one.

import NormaBuiltIns
import NormaFiles
import NormaFindings
import NormaGuide
import NormaScaffolds
import NormaText

struct SecondProject {
    private let asked: FilledSet
    private let need: FilledSet
    private let folder: RelativePath
    private let manifest: RelativePath
    private let project: RelativePath

    private static let manifests: Set<String> = ["Package.swift", "Project.swift", "project.yml"]
    private static let bundles = [".xcodeproj", ".xcworkspace"]

    /// Nil if no needed set makes a manifest beside the tree's sources, or if the tree has no project yet.
    init?(of needed: NeededSets, in place: ScaffoldPlace) {
        guard let asked = needed.sets.last, let folder = asked.plan.within else { return nil }
        for need in needed.lacking {
            let paths = need.plan.pieces.map(\.path)
            let made = paths.first { $0.parent == .root && Self.manifests.contains(String($0.name)) }
            guard let made, let project = Self.project(in: place, besides: made) else { continue }
            self.asked = asked
            self.need = need
            self.folder = folder
            manifest = made
            self.project = project
            return
        }
        return nil
    }

    private static func project(in place: ScaffoldPlace, besides made: RelativePath) -> RelativePath? {
        let tree = place.workspace.tree()
        let isNear = { (path: RelativePath) in path.isInside(place.base) || place.base == .root }
        return tree.folders.first { folder in Self.bundles.contains { folder.name.hasSuffix($0) } && isNear(folder) }
            ?? tree.files.map(\.path).first { $0 == place.fromRoot(made) }
    }

    func refusal(guide: String) -> CommandFailure {
        CommandFailure(
            text: """
                error: `\(asked.set.name)` adds to `\(folder)`, which doesn't exist in this project

                  The set `\(need.set.name)` would make it together with `\(manifest)`: a second app beside `\(project)`.

                  \(way(into: guide))
                  or make the second app first, if you want one:
                      norma new \(need.command)
                  or add --anyway to make `\(asked.set.name)` alone

                Nothing was written.
                """,
            status: .unusable
        )
    }

    /// A team's own guide is edited; a built-in one is fitted.
    private func way(into guide: String) -> String {
        guard BuiltInGuides.named(guide) == nil else {
            return "fit the guide to this project:\n      norma init --book \(guide)"
        }
        let place = asked.set.within.map { "`\($0.text)`" } ?? "the folder"
        return "say in the guide's `places:` where \(place) is in this project"
    }
}
