// Compares a report with the text that stands in the repository; a person reads that text, not the code.

import Foundation
import Testing

enum Snapshot {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")

    /// With `NORMA_RECORD` in the environment the text is written, and the test fails, so that no run passes by recording.
    static func expect(_ text: String, isIn file: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let url = folder.appending(path: file)
        if ProcessInfo.processInfo.environment["NORMA_RECORD"] != nil {
            try Data(text.utf8).write(to: url)
            Issue.record(
                "\(file) was recorded; read it, and run again without NORMA_RECORD",
                sourceLocation: sourceLocation
            )
            return
        }
        // Bytes, not characters: two texts that look the same may differ.
        let expected = try String(decoding: Data(contentsOf: url), as: UTF8.self)
        #expect(Array(text.utf8) == Array(expected.utf8), "\(file) differs:\n\(text)", sourceLocation: sourceLocation)
    }
}
