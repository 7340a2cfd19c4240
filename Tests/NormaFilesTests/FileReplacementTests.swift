// What becomes of a file whose content is replaced, and of one that can't be.

import Foundation
import NormaFiles
import Testing

@Suite("Replacing the content of a file")
struct FileReplacementTests {
    private func file(_ text: String) throws -> String {
        let path = NSTemporaryDirectory() + "norma-files-" + UUID().uuidString
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test("is done where the file holds what it is known to hold")
    func replaced() throws {
        let path = try file("one")
        defer { try? FileManager.default.removeItem(atPath: path) }
        try FileSystem.replace(path, with: Array("two".utf8), where: Array("one".utf8))
        #expect(try FileSystem.read(path) == Array("two".utf8))
    }

    @Test("is refused where somebody changed it")
    func changed() throws {
        let path = try file("other")
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(throws: FileSystem.Failure.self) {
            try FileSystem.replace(path, with: Array("two".utf8), where: Array("one".utf8))
        }
        #expect(try FileSystem.read(path) == Array("other".utf8))
    }

    @Test("is refused where the file is gone")
    func gone() throws {
        let path = NSTemporaryDirectory() + "norma-files-" + UUID().uuidString
        #expect(throws: FileSystem.Failure.self) {
            try FileSystem.replace(path, with: [], where: [])
        }
        #expect(FileSystem.obstacleToReplacing(path) == "it no longer exists")
    }
}
