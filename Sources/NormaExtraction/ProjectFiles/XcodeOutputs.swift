// The files that scripts of an Xcode project declare as outputs.

import NormaText

package struct XcodeOutputs {
    /// From the folder that holds the project; outputs anywhere else, such as among the built products, are left out.
    private(set) var paths: [String] = []

    /// - Parameter reading: the bytes of a list of files (`.xcfilelist`) by its path.
    init(_ objects: XcodeObjects, reading: (String) -> [UInt8]?) {
        let folder = objects.root.text("projectDirPath") ?? ""
        for phase in objects.all where phase.isa == "PBXShellScriptBuildPhase" {
            var written = phase.texts("outputPaths").map(\.text)
            for list in phase.texts("outputFileListPaths") {
                guard let bytes = Self.path(list.text, from: folder).flatMap(reading) else { continue }
                let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
                written += lines.filter { !$0.hasPrefix("#") }.map(String.init)
            }
            paths += written.compactMap { Self.path($0, from: folder) }
        }
    }

    /// Nil if it isn't below the project's folder, as far as the text shows.
    package static func path(_ written: String, from folder: String) -> String? {
        var path = written[...]
        for name in ["SRCROOT", "PROJECT_DIR"] {
            for use in ["$(\(name))/", "${\(name)}/", "$\(name)/"] where path.hasPrefix(use) {
                path = path.dropFirst(use.count)
            }
        }
        guard !path.isEmpty, !path.contains("$"), !path.hasPrefix("/") else { return nil }
        return XcodePaths.joined(folder, String(path))
    }
}
