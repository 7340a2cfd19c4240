// The files on disk that fixes are written to: which may be changed, and the writing.

import NormaFiles
import NormaHistory
import NormaPipeline
import NormaReports
import NormaText

struct FixTarget: Sendable {
    let workspace: DiskWorkspace
    let allowsDirty: Bool

    /// A file that could not be written.
    struct Failure {
        let path: RelativePath
        let reason: String
    }

    /// Why files of the tree must not be changed; those that may be changed are left out.
    func refusals(of paths: [RelativePath]) -> [RelativePath: String] {
        var result: [RelativePath: String] = [:]
        var asked: [ExactText: RelativePath] = [:]
        for path in paths {
            switch WritablePlace(workspace: workspace).ofFile(path) {
            case .failure(let refusal): result[path] = refusal.reason
            case .success(let place): asked[ExactText(place)] = path
            }
        }
        if !allowsDirty {
            for (place, reason) in UncommittedFiles().refusals(of: asked.keys.sorted().map(\.text)) {
                if let path = asked[place] { result[path] = reason }
            }
        }
        return result
    }

    /// Writes each file. A failure is reported, and the other files are written all the same.
    func write(_ files: [FixedFile]) -> [Failure] {
        files.compactMap { file -> Failure? in
            switch WritablePlace(workspace: workspace).ofFile(file.path) {
            case .failure(let refusal): return Failure(path: file.path, reason: refusal.reason)
            case .success(let place):
                do throws(FileSystem.Failure) {
                    try FileSystem.replace(place, with: file.after, where: file.before)
                    return nil
                } catch {
                    return Failure(path: file.path, reason: "the file can't be written: \(error.reason)")
                }
            }
        }
    }

    /// The changes as one patch. Its paths begin where git expects them: at the repository, or at the tree if there is
    /// none.
    func difference(of files: [FixedFile]) -> String {
        let repository = UncommittedFiles.repository(around: workspace.absolutePath(of: RelativePath("norma")))
        let below = repository.flatMap { workspace.root.path(below: $0) } ?? ""
        let prefix = below.isEmpty ? "" : below + "/"
        return files.map { UnifiedDiff.text(path: prefix + $0.path.text, old: $0.before, new: $0.after) }.joined()
    }
}
