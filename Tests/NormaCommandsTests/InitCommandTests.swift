// `norma init`: what it prints, what it writes, and what it refuses.

import Foundation
import Testing

@Suite struct InitCommandTests {
    private static let files = [
        "Ferry/Models/Trip.swift": "struct Trip { let id: Int }\n",
        "Ferry/Services/TripService.swift": "final class TripService { func load() -> Trip? { nil } }\n",
        "Ferry/Views/TripView.swift": "import SwiftUI\n\nstruct TripView: View { let service: TripService }\n",
    ]

    @Test func `It writes a guide that is proven, and that the code keeps`() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["init"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Folders without a manifest: 3 Swift files."), "\(run.output)")
        #expect(run.output.contains("folders   Views, Services, Models (2 arrows)"), "\(run.output)")
        let page = try tree.read("Guide/README.md")
        #expect(page.contains("    Views --> Services\n"))
        #expect(page.contains("    Services --> Models\n"))
        let proof = try CommandLineRun(["guide", "test", "./Guide"], in: tree.root)
        #expect(proof.status == 0, "\(proof.output)\(proof.errors)")
        let check = try CommandLineRun(["check"], in: tree.root)
        #expect(check.status == 0, "\(check.output)\(check.errors)")
        try tree.write("Ferry/Models/Ticket.swift", Data("struct Ticket { let service: TripService }\n".utf8))
        #expect(try CommandLineRun(["check"], in: tree.root).status == 1)
    }

    @Test func `A dry run prints the page and writes nothing`() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["init", "--dry-run"], in: tree.root)
        #expect(run.status == 0)
        #expect(run.output.contains("```mermaid rule rule=folders-use-only-what-is-drawn"))
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/Guide"))
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/.norma.yml"))
    }

    @Test func `A dry run beside a guide says that it is there, and leaves it alone`() throws {
        let tree = try TemporaryTree(Self.files)
        try tree.write("Guide/README.md", Data("# Ours\n".utf8))
        try tree.write(".norma.yml", Data("guide: Guide\n".utf8))
        let run = try CommandLineRun(["init", "--dry-run"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.contains("/Guide/README.md; it is already there, so `norma init` writes nothing:"),
            "\(run.output)"
        )
        #expect(run.output.contains("```mermaid rule rule=folders-use-only-what-is-drawn"))
        #expect(try tree.read("Guide/README.md") == "# Ours\n")
    }

    @Test func `A refit prints what has changed, and writes it only if asked to`() throws {
        let tree = try TemporaryTree(Self.files)
        #expect(try CommandLineRun(["init"], in: tree.root).status == 0)
        let before = try tree.read("Guide/README.md")
        let same = try CommandLineRun(["init", "--refit"], in: tree.root)
        #expect(
            same.output.contains("`Guide/README.md` describes the project as it is: nothing to change."),
            "\(same.output)"
        )
        try tree.write("Ferry/Ports/Port.swift", Data("struct Port { let trip: Trip? }\n".utf8))
        let run = try CommandLineRun(["init", "--refit"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("--- a/Guide/README.md\n+++ b/Guide/README.md\n"), "\(run.output)")
        #expect(run.output.contains("\n+    Ports --> Models\n"), "\(run.output)")
        #expect(try tree.read("Guide/README.md") == before)
        #expect(try CommandLineRun(["init", "--refit", "--write"], in: tree.root).status == 0)
        #expect(try tree.read("Guide/README.md").contains("    Ports --> Models\n"))
        #expect(try CommandLineRun(["check"], in: tree.root).status == 0)
    }

    @Test func `A refit without a page of the project says what to do`() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["init", "--refit"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("there is no guide to compare with"), "\(run.errors)")
        try tree.write(".norma.yml", Data("guide: golden-path\n".utf8))
        let book = try CommandLineRun(["init", "--refit"], in: tree.root)
        #expect(book.errors.contains("`golden-path` has no page to compare with"), "\(book.errors)")
    }

    @Test func `Two runs on the same tree print the same`() throws {
        let tree = try TemporaryTree(Self.files)
        let one = try CommandLineRun(["init", "--dry-run"], in: tree.root).output
        #expect(try CommandLineRun(["init", "--dry-run"], in: tree.root).output == one)
    }

    @Test func `A guide that is there is never overwritten`() throws {
        let tree = try TemporaryTree(Self.files)
        try tree.write("Guide/README.md", Data("# Ours\n".utf8))
        let run = try CommandLineRun(["init"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("already exists"), "\(run.errors)")
        #expect(try tree.read("Guide/README.md") == "# Ours\n")
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/.norma.yml"))
    }

    @Test func `Generated code alone is nothing to learn from`() throws {
        let tree = try TemporaryTree([
            "A.swift": "// Generated by tool - DO NOT EDIT\n// swiftlint:disable all\nstruct A {}\n"
        ])
        let run = try CommandLineRun(["init"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("is generated, so there is nothing to learn from"), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/.norma.yml"))
    }

    @Test func `A damaged project file is named, and the rest is learned`() throws {
        var files = Self.files
        files["Ferry.xcodeproj/project.pbxproj"] = "// !$*UTF8*$!\n{ objects = { broken\n"
        let tree = try TemporaryTree(files)
        let run = try CommandLineRun(["init"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Learned without `Ferry.xcodeproj/project.pbxproj`"), "\(run.output)")
    }

    @Test func `Too little code for a rule is said, and nothing is written`() throws {
        let tree = try TemporaryTree(["main.swift": "print(1)\n"])
        let run = try CommandLineRun(["init"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("too little to learn a rule from"), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/Guide"))
    }

    @Test func `A book is fitted to the project, and says when it doesn't describe it`() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["init", "--book", "golden-path"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("No book describes this architecture"), "\(run.output)")
        let page = try tree.read("Guide/README.md")
        #expect(page.contains("extends: golden-path\n"))
        #expect(page.contains("  sources: \"Ferry\" # 3 of the 3 files are there\n"), "\(page)")
        #expect(try tree.read(".norma.yml").contains("guide: Guide"))
        let proof = try CommandLineRun(["guide", "test", "./Guide"], in: tree.root)
        #expect(proof.status == 0, "\(proof.output)\(proof.errors)")
        #expect(try CommandLineRun(["init", "--book", "golden-path"], in: tree.root).status == 2)
    }

    @Test func `A dry run of a fit prints the page and writes nothing`() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["init", "--book", "boundaries", "--dry-run"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("extends: boundaries\n"))
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/.norma.yml"))
    }

    @Test func `Without code a book is taken by its name, and so is a part of the books`() throws {
        let tree = try TemporaryTree(["README.md": "# Ferry\n"])
        let run = try CommandLineRun(["init", "--book", "golden-path"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try tree.read(".norma.yml").contains("guide: golden-path"))
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/Guide"))
        let other = try TemporaryTree(Self.files)
        _ = try CommandLineRun(["init", "--book", "swift-style"], in: other.root)
        #expect(try other.read(".norma.yml").contains("guide: swift-style"))
    }
}
