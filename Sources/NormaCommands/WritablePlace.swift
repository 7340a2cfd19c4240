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
        let place = workspace.absolutePath(of: path)
        if let status = FileSystem.linkStatus(of: place) {
            // Whoever asks has seen no file there that can be read.
            return switch status.kind {
            case .folder: "a folder of this name is there"
            case .link where FileSystem.status(of: place) == nil: "a link that leads nowhere is there"
            case .link: "a link of this name is there"
            case .file where (try? FileSystem.read(place)) != nil: "somebody else made it at the same time"
            case .file: "a file of this name is there, and can't be read"
            case .other: "something that isn't a file is there"
            }
        }
        var folder = path.parent
        while !folder.text.isEmpty, FileSystem.linkStatus(of: workspace.absolutePath(of: folder)) == nil {
            folder = folder.parent
        }
        guard let above = FileSystem.realPath(workspace.absolutePath(of: folder)) else {
            return "`\(folder)` is a link that leads nowhere"
        }
        guard isInside(above) else {
            return "`\(folder)` is a link that leads out of the tree"
        }
        guard FileSystem.status(of: above)?.kind == .folder else { return "`\(folder)` is no folder" }
        let name = folder.text.isEmpty ? "the folder" : "`\(folder)`"
        return FileSystem.mayAdd(to: above) ? nil : "nothing can be written to \(name)"
    }

    private func isInside(_ place: String) -> Bool { place.path(below: workspace.root) != nil }
}
