// Folders that contain everything: the disk, and a home folder. Neither is a project unless it is named.

import Foundation
import NormaText

package enum WideFolders {
    /// Absolute, links resolved: `/`, and the home folder by the environment and by the list of users.
    package static let all: Set<String> = {
        var homes = [ProcessInfo.processInfo.environment["HOME"] ?? ""]
        if let user = getpwuid(getuid()), let folder = user.pointee.pw_dir { homes.append(String(cString: folder)) }
        return Set(homes.filter { $0.hasPrefix("/") }.compactMap { FileSystem.realPath($0) }).union(["/"])
    }()

    /// Refuses such a folder unless it was given by its full path: by mistake everything in it would be read, or
    /// changed.
    package static func refuse(
        _ folder: String,
        unlessNamedBy paths: [String],
        among wide: Set<String> = all
    ) throws(SourceProblem) {
        let isNamed = paths.contains { $0.hasPrefix("/") && FileSystem.realPath($0) == folder }
        guard wide.contains(folder), !isNamed else { return }
        throw SourceProblem(
            message: folder == "/"
                ? "`/` is the whole disk, not a project" : "`\(folder)` is a home folder, not a project",
            suggestion:
                "go into the folder of your project, or name it; to read all of this, give the path `\(folder)`"
        )
    }
}
