// What a killed process left half written is taken away, and nothing else.

import Foundation
import NormaText
import Testing

@testable import NormaFiles

@Suite("Files that were left half written")
struct LeftFilesTests {
    @Test("are taken away by the next writing in their folder, if they are old, regular, and called so")
    func removed() throws {
        let root = NSTemporaryDirectory() + "norma-left-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: root) }
        let old = Date(timeIntervalSinceNow: -3600)
        func write(_ name: String, _ date: Date?) throws {
            try Data("half".utf8).write(to: URL(fileURLWithPath: root + "/" + name))
            if let date {
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: root + "/" + name)
            }
        }
        for name in ["A.swift", ".norma-fix-Ab3xYz", ".norma-fix-abc", ".norma-fix-abcde/", ".norma-fix-abcdefg"] {
            try write(name.replacingOccurrences(of: "/", with: "-"), old)
        }
        try write(".norma-fix-ABCDEF", nil)
        try write("kept", old)
        try FileManager.default.createSymbolicLink(atPath: root + "/.norma-fix-linked", withDestinationPath: "kept")
        try FileSystem.replace(root + "/A.swift", with: [], where: Array("half".utf8))
        let left = try FileManager.default.contentsOfDirectory(atPath: root).sorted()
        #expect(
            left == [
                ".norma-fix-ABCDEF", ".norma-fix-abc", ".norma-fix-abcde-", ".norma-fix-abcdefg", ".norma-fix-linked",
                "A.swift", "kept",
            ]
        )
    }

    @Test("are no part of a tree")
    func notWalked() {
        let exclusions = PathExclusions()
        #expect(exclusions.leavesOut(RelativePath("Sources/.norma-fix-Ab3xYz"), isFolder: false))
        #expect(!exclusions.leavesOut(RelativePath("Sources/.norma-fix-Ab3xY"), isFolder: false))
        #expect(!exclusions.leavesOut(RelativePath("Sources/norma-fix-Ab3xYz"), isFolder: false))
    }
}
