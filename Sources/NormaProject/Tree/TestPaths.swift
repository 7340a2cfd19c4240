// Test code by the names of its folders, if neither a target nor the guide says what it is.

import NormaText

enum TestPaths {
    /// Whether a folder in the path is `Tests` or ends in `Tests`.
    static func hasTestFolder(_ path: RelativePath) -> Bool {
        guard path.text.utf8.contains(UInt8(ascii: "T")) else { return false }
        return path.components.dropLast().contains { $0.hasSuffix("Tests") }
    }
}
