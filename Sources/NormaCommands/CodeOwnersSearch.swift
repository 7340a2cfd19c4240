// Finds and reads the CODEOWNERS of the repository around a tree.

import NormaFiles
import NormaText

struct CodeOwnersSearch {
    /// The root of the checked tree, absolute.
    let root: String

    /// The places where GitHub and GitLab look, in their order.
    private static let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]

    private var repository: String { TreeLocation.repository(around: root) ?? root }

    /// The requested grouping needs the file.
    func owners() throws -> CodeOwners {
        if let owners = try ownersIfAny() { return owners }
        throw CommandFailure(
            "the owners of this code are unknown: there is no CODEOWNERS file in \(FileSystem.shown(repository))",
            suggestion: "write one (\(Self.places.joined(separator: ", "))), or choose --group-by feature"
        )
    }

    /// Nil if there is no such file.
    func ownersIfAny() throws -> CodeOwners? {
        let repository = repository
        for place in Self.places {
            let path = repository + "/" + place
            guard FileSystem.status(of: path)?.kind == .file else { continue }
            return CodeOwners(
                try text(of: path),
                file: place,
                treeFolder: RelativePath(String(root.path(below: repository) ?? ""))
            )
        }
        return nil
    }

    private func text(of path: String) throws -> String {
        do {
            return try FileSystem.text(of: path)
        } catch let failure as FileSystem.Failure {
            throw CommandFailure("`\(FileSystem.shown(path))` can't be read (\(failure.reason))")
        }
    }
}
