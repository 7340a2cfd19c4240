// A temporary folder in which git stores contents beside the repository: nothing of the user's changes.

import Foundation
import NormaText

struct ObjectFolder {
    private let folder: String
    /// Makes git write there, and read the repository's objects as well.
    let environment: [String: String]

    /// - Throws: if nothing can be written to the folder for temporary files.
    init(beside repository: Repository, to purpose: String) throws(SourceProblem) {
        let place = FileManager.default.temporaryDirectory.path
        var template = Array("\(place)/norma-XXXXXX".utf8CString)
        // Private, because it contains the files' contents.
        guard mkdtemp(&template) != nil else {
            throw SourceProblem(
                message:
                    "git can't \(purpose): nothing can be written to \(place) (\(String(cString: strerror(errno))))",
                suggestion: "name another folder for temporary files with TMPDIR"
            )
        }
        folder = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let git = repository.git
        do throws(SourceProblem) {
            let own = try git.line(["rev-parse", "--git-path", "objects"], to: purpose) ?? ""
            environment = [
                "GIT_OBJECT_DIRECTORY": folder,
                "GIT_ALTERNATE_OBJECT_DIRECTORIES": Self.quoted(own.hasPrefix("/") ? own : git.folder + "/" + own),
            ]
        } catch {
            try? FileManager.default.removeItem(atPath: folder)
            throw error
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    /// Several folders are separated by colons.
    private static func quoted(_ path: String) -> String {
        guard path.contains(":") || path.contains("\"") else { return path }
        return "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
