// Finds and reads the CODEOWNERS of the repository around a tree.

import NormaFiles
import NormaText

struct CodeOwnersSearch {
    /// Of the checked tree, absolute.
    let root: String

    /// Where GitHub and GitLab look, the first of these first.
    private static let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]

    private var repository: String { TreeLocation.repository(around: root) ?? root }

    /// What was asked for can't be told without the file.
    func owners() throws -> CodeOwners {
        if let owners = try ownersIfAny() { return owners }
        throw CommandFailure(
            "nobody is said to own this code: there is no CODEOWNERS in \(FileSystem.shown(repository))",
            suggestion: "write one (\(Self.places.joined(separator: ", "))), or choose --group-by feature"
        )
    }

    /// Nil where there is no such file.
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
