// Where a file of the tree really lies, and whether it may be written there.

import NormaFiles
import NormaText

struct WritablePlace {
    let workspace: DiskWorkspace

    struct Refusal: Error {
        let reason: String
    }

    /// Where a file that is there really lies; a failure where it can't be written or lies outside of the tree.
    func ofFile(_ path: RelativePath) -> Result<String, Refusal> {
        guard let place = FileSystem.realPath(workspace.absolutePath(of: path)) else {
            return .failure(Refusal(reason: "the file is not there any more"))
        }
        guard isInside(place) else {
            return .failure(Refusal(reason: "a link leads to this file, which lies outside of the tree"))
        }
        guard let obstacle = FileSystem.obstacleToReplacing(place) else { return .success(place) }
        return .failure(Refusal(reason: "the file can't be written: \(obstacle)"))
    }

    /// Why a new file can't be made here; nil where nothing stands in the way.
    func obstacleToCreating(_ path: RelativePath) -> String? {
        if let status = FileSystem.linkStatus(of: workspace.absolutePath(of: path)) {
            return status.kind == .folder ? "a folder of this name is there" : "a link that leads nowhere is there"
        }
        var folder = path.parent
        while !folder.text.isEmpty, FileSystem.linkStatus(of: workspace.absolutePath(of: folder)) == nil {
            folder = folder.parent
        }
        guard let place = FileSystem.realPath(workspace.absolutePath(of: folder)) else {
            return "`\(folder)` is a link that leads nowhere"
        }
        guard isInside(place) else {
            return "`\(folder)` is a link that leads out of the tree"
        }
        guard FileSystem.status(of: place)?.kind == .folder else { return "`\(folder)` is no folder" }
        let name = folder.text.isEmpty ? "the folder" : "`\(folder)`"
        return FileSystem.mayAdd(to: place) ? nil : "nothing can be written to \(name)"
    }

    private func isInside(_ place: String) -> Bool { place.path(below: workspace.root) != nil }
}
