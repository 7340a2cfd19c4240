// What `norma doctor` says of git and of project files: what a fresh clone in CI would not have.

import Foundation
import Testing

@Suite("norma doctor, git and project files")
struct DoctorRepositoryTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---
        # Small
        ```yaml rules
        classes-are-final: { every: class, must: { be: final } }
        ```

        """
    private static let project = """
        // !$*UTF8*$!
        {
            archiveVersion = 1; objectVersion = 56;
            objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (T, ); };
                G = { isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                B = { isa = PBXBuildFile; fileRef = F; };
                S = { isa = PBXSourcesBuildPhase; files = (B, ); };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S, ); };
            };
            rootObject = P;
        }

        """
    private static let files = [
        ".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": guide, "A.swift": "final class A {}\n",
        "App.xcodeproj/project.pbxproj": project,
    ]

    private func repository(_ files: [String: String] = [:], commits: Int = 1) throws -> TemporaryTree {
        let tree = try TemporaryTree(Self.files.merging(files) { $1 })
        try tree.initialiseRepository()
        for number in 1...commits {
            try tree.write("Notes.txt", Data("\(number)".utf8))
            try tree.git(["add", "-A"])
            try tree.git(["commit", "-qm", "\(number)"])
        }
        return tree
    }

    private func doctor(_ tree: TemporaryTree, _ path: String = ".") throws -> CommandLineRun {
        try CommandLineRun(["doctor", path], in: tree.root)
    }

    @Test("A shallow clone is a warning, and with a baseline only a note")
    func shallow() throws {
        let tree = try repository(commits: 2)
        try tree.git(["clone", "-q", "--depth", "1", "file://\(tree.root)", "\(tree.root)/clone"])
        let clone = tree.root + "/clone"
        let run = try doctor(tree, "clone")
        #expect(run.status == 1)
        try Data("class A {}\n".utf8).write(to: URL(fileURLWithPath: clone + "/A.swift"))
        #expect(run.output.contains("this clone is shallow") && run.output.contains("`fetch-depth: 0`"))
        #expect(try CommandLineRun(["baseline"], in: clone).status == 0)
        let accepted = try doctor(tree, "clone")
        #expect(accepted.output.contains("the baseline is the gate that works"))
        #expect(accepted.output.contains("`.norma-baseline.json` isn't in git"))
    }

    @Test("Without a repository there is a note, because a check works all the same")
    func noRepository() throws {
        let run = try doctor(try TemporaryTree(Self.files))
        #expect(run.status == 0)
        #expect(run.output.contains("note     git") && run.output.contains("isn't in a git repository"))
    }

    @Test("An Xcode project that git ignores is a warning, and one that git knows is none")
    func ignoredProject() throws {
        let ignored = try doctor(try repository([".gitignore": "*.xcodeproj\n"]))
        #expect(ignored.status == 1)
        #expect(ignored.output.contains("`App.xcodeproj/project.pbxproj` isn't in git"))
        let known = try doctor(try repository())
        #expect(known.status == 0, "\(known.output)")
        #expect(known.output.contains("`App.xcodeproj/project.pbxproj`: 1 target"))
    }

    @Test("The description of a generated project is named, and the project may be ignored")
    func generatedProject() throws {
        let description =
            "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [A.swift]\n"
        let run = try doctor(try repository([".gitignore": "*.xcodeproj\n", "project.yml": description]))
        #expect(run.status == 0, "\(run.output)")
        #expect(
            run.output.contains(
                "`project.yml` (XcodeGen): 1 target; the Xcode project that XcodeGen makes of it isn't read"
            )
        )
    }

    @Test("A damaged project is a warning, and files of no target are counted")
    func targets() throws {
        let damaged = try doctor(
            try repository(["App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {\n"])
        )
        #expect(damaged.status == 1)
        #expect(damaged.output.contains("`App.xcodeproj/project.pbxproj` can't be read"))
        let forgotten = try doctor(try repository(["B.swift": "final class B {}\n"]))
        #expect(forgotten.status == 0)
        #expect(forgotten.output.contains("1 file is compiled by no target: `B.swift`"))
        let none = try TemporaryTree(["GUIDE.md": Self.guide, ".norma.yml": "guide: GUIDE.md\n", "A.swift": "\n"])
        #expect(try doctor(none).output.contains("so targets are unknown"))
    }

    @Test("A guide that git ignores is a warning")
    func ignoredGuide() throws {
        let run = try doctor(try repository([".gitignore": "GUIDE.md\n"]))
        #expect(run.status == 1)
        #expect(run.output.contains("`GUIDE.md` isn't in git, so CI and your colleagues don't have it"))
    }
}
