// The real location of a file of the tree, and whether it may be written.

import NormaFiles
import NormaText

struct WritablePlace {
    let workspace: DiskWorkspace

    struct Refusal: Error {
        let reason: String
    }

    /// The real location of an existing file; a failure if it can't be written or is outside of the tree.
    func ofFile(_ path: RelativePath) -> Result<String, Refusal> {
        guard let place = FileSystem.realPath(workspace.absolutePath(of: path)) else {
            return .failure(Refusal(reason: "the file no longer exists"))
        }
        guard isInside(place) else {
            return .failure(Refusal(reason: "a link leads to this file outside of the tree"))
        }
        guard let obstacle = FileSystem.obstacleToReplacing(place) else { return .success(place) }
        return .failure(Refusal(reason: "the file can't be written: \(obstacle)"))
    }

    /// Why a new file can't be made here; nil if there is no obstacle.
    func obstacleToCreating(_ path: RelativePath) -> String? {
        let place = workspace.absolutePath(of: path)
        if let status = FileSystem.linkStatus(of: place) {
            // The caller has seen no readable file there.
            return switch status.kind {
            case .folder: "a folder of this name exists"
            case .link where FileSystem.status(of: place) == nil: "a broken link of this name exists"
            case .link: "a link of this name exists"
            case .file where (try? FileSystem.read(place)) != nil: "another program made it at the same time"
            case .file: "a file of this name exists and can't be read"
            case .other: "something that isn't a file has this name"
            }
        }
        var folder = path.parent
        while !folder.text.isEmpty, FileSystem.linkStatus(of: workspace.absolutePath(of: folder)) == nil {
            folder = folder.parent
        }
        guard let above = FileSystem.realPath(workspace.absolutePath(of: folder)) else {
            return "`\(folder)` is a broken link"
        }
        guard isInside(above) else {
            return "`\(folder)` is a link that leads out of the tree"
        }
        guard FileSystem.status(of: above)?.kind == .folder else { return "`\(folder)` isn't a folder" }
        let name = folder.text.isEmpty ? "the folder" : "`\(folder)`"
        return FileSystem.mayAdd(to: above) ? nil : "nothing can be written to \(name)"
    }

    private func isInside(_ place: String) -> Bool { place.path(below: workspace.root) != nil }
}
