// What was read of single files, so that another check of the tree need not read again what stayed as it was.

import NormaFindings
import NormaProject
import NormaText

/// What one file gave.
struct FileReading: Sendable {
    var source: SourceInput?
    var manifest: ManifestInput?
    var problems: [InputProblem] = []
    /// Tells whether the file was changed since; 0 where nobody will ask, or where it could not be read.
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

    /// Those of Swift files, but for some: what is read of others may depend on files beside them.
    func sources(without paths: Set<RelativePath>) -> FileReadings {
        FileReadings(readings.filter { $0.key.pathExtension == "swift" && !paths.contains($0.key) })
    }

    /// Whether a file held these bytes when it was read; one that was not read holds anything.
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
