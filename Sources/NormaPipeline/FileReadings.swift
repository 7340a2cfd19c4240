// The results of reading single files, so that another check of the tree doesn't have to read unchanged ones again.

import NormaFindings
import NormaProject
import NormaText

/// The result of one file.
struct FileReading: Sendable {
    var source: SourceInput?
    var manifest: ManifestInput?
    var problems: [InputProblem] = []
    /// Changes with the file; 0 if it isn't needed, or if the file could not be read.
    var fingerprint = 0
}

/// The readings of a tree's files, by path.
package struct FileReadings: Sendable {
    private var readings: [RelativePath: FileReading] = [:]

    init() {}

    init(_ readings: [RelativePath: FileReading]) { self.readings = readings }

    subscript(path: RelativePath) -> FileReading? { readings[path] }

    func without(_ paths: Set<RelativePath>) -> FileReadings {
        FileReadings(readings.filter { !paths.contains($0.key) })
    }

    /// Those of Swift files, with exceptions: the results of some may depend on files beside them.
    func sources(without paths: Set<RelativePath>) -> FileReadings {
        FileReadings(readings.filter { $0.key.pathExtension == "swift" && !paths.contains($0.key) })
    }

    /// Whether a file had these bytes when it was read; true for one that was not read.
    func holds(_ bytes: [UInt8], at path: RelativePath) -> Bool {
        readings[path].map { $0.fingerprint == Self.fingerprint(of: bytes) } ?? true
    }

    /// Cost: one pass over the bytes.
    static func fingerprint(of bytes: [UInt8]) -> Int {
        var hasher = Hasher()
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}
