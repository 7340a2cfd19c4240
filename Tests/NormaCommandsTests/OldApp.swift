// An app with old violations of many kinds, in a git repository with a baseline that accepts them all.

import Foundation
import Testing

/// Four features that are made alike, and a circle of three types.
struct OldApp {
    static let features = ["Cart", "Orders", "Profile", "Search"]

    static let guide = """
        ---
        norma: 2
        name: old-app
        ---

        # Rules

        ```yaml rule
        rule: no-force-unwrapping
        check: force-unwrapping
        ```

        ```yaml rule
        rule: bodies-stay-short
        check: function-body-length
        at-most: 3
        severity: warning
        ```

        ```yaml rule
        rule: models-know-no-interface
        every: { file: any, in: "Sources/*/Models" }
        must-not: { import: UIKit }
        ```

        ```yaml rule
        rule: features-stay-apart
        independent: "Sources/{Feature}/**"
        ```

        ```yaml rule
        rule: types-have-no-circles
        acyclic: types
        ```

        ```yaml rule
        rule: classes-are-final
        every: class
        must: { be: final }
        ```

        ```yaml rule
        rule: services-have-mocks
        every: { protocol: "{Name}Service" }
        must: { have-counterpart: { type: "{Name}ServiceMock" } }
        ```

        ```yaml rule
        rule: no-prints
        every: file
        must-not: { call: print }
        ```
        """

    static func files() -> [String: String] {
        var files = [".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": guide, "Core/Ring.swift": ring]
        for (index, name) in features.enumerated() {
            let next = features[(index + 1) % features.count]
            files["Sources/\(name)/Models/\(name)Item.swift"] = item(name)
            files["Sources/\(name)/Services/\(name)Service.swift"] = service(name)
            files["Sources/\(name)/Views/\(name)View.swift"] = view(name, next)
        }
        return files
    }

    private static let ring = """
        final class RingA { let next: RingB? = nil }
        final class RingB { let next: RingC? = nil; let back: RingA? = nil }
        final class RingC { let next: RingA? = nil; let back: RingB? = nil }

        """

    private static func item(_ name: String) -> String {
        """
        import Foundation
        import UIKit

        // What a \(name) shows.
        struct \(name)Item {
            let names: [String: String]

            func title() -> String {
                names["title"]!
            }

            func subtitle() -> String {
                let first = names["first"] ?? ""
                let second = names["second"] ?? ""
                let third = names["third"] ?? ""
                return first + second + third
            }
        }

        enum \(name)State {
            case empty, full

            func text(of names: [String: String]) -> String {
                names["state"]!
            }
        }

        """
    }

    private static func service(_ name: String) -> String {
        """
        protocol \(name)Service {
            func load() -> \(name)Item?
        }

        class Live\(name)Service: \(name)Service {
            func load() -> \(name)Item? {
                print("load")
                return nil
            }
        }

        """
    }

    private static func view(_ name: String, _ next: String) -> String {
        """
        final class \(name)View {
            let model: \(name)ViewModel? = nil
            let other: \(next)Item? = nil
        }

        final class \(name)ViewModel {
            let view: \(name)View? = nil
        }

        """
    }

    // MARK: - In a repository

    /// Made once; each edit begins with a copy.
    static func committed() throws -> TemporaryTree {
        let tree = try TemporaryTree(files())
        try tree.git("init", "-q")
        try tree.commit("Begin")
        let run = try CommandLineRun(["baseline"], in: tree.root)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        try tree.commit("Accept what is there")
        return tree
    }
}

extension TemporaryTree {
    func text(_ path: String) throws -> String { try String(contentsOfFile: root + "/" + path, encoding: .utf8) }

    /// Changes a file; a change that changes nothing is none.
    func edit(_ path: String, _ change: (inout String) -> Void) throws {
        let old = try text(path)
        var new = old
        change(&new)
        #expect(new != old, "\(path) stayed as it was")
        try write(path, Data(new.utf8))
    }

    func replace(_ path: String, _ old: String, _ new: String) throws {
        try edit(path) { $0 = $0.replacingOccurrences(of: old, with: new) }
    }

    /// In every Swift file.
    func replaceEverywhere(_ old: String, _ new: String) throws {
        for path in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? []
        where path.hasSuffix(".swift") {
            let text = try text(path)
            if text.contains(old) { try write(path, Data(text.replacingOccurrences(of: old, with: new).utf8)) }
        }
    }

    func move(_ old: String, to new: String) throws {
        let folder = (root + "/" + new as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: root + "/" + old, toPath: root + "/" + new)
    }

    /// With git, which has to know of the move.
    func rename(_ old: String, to new: String) throws {
        let folder = (root + "/" + new as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        #expect(try git("mv", old, new) == 0)
    }

    @discardableResult
    func git(_ arguments: String...) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let author = ["-c", "user.name=Norma", "-c", "user.email=norma@example.org", "-c", "commit.gpgsign=false"]
        process.arguments = ["git"] + author + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: root)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    func commit(_ message: String) throws {
        try git("add", "--all")
        #expect(try git("commit", "-qm", message) == 0)
    }
}
