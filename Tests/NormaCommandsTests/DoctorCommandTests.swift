// `norma doctor`: each part of a set-up that works, and each that can't, with the way out.

import Foundation
import Testing

@Suite("norma doctor")
struct DoctorCommandTests {
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
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shop", targets: [.target(name: "Shop")])

        """
    private static let files = [
        ".norma.yml": "guide: GUIDE.md\nrequires: \"0.1\"\n", "GUIDE.md": guide, "Package.swift": manifest,
        "Sources/Shop/Cart.swift": "final class Cart {}\n",
    ]

    private func repository(_ files: [String: String] = [:]) throws -> TemporaryTree {
        let tree = try TemporaryTree(Self.files.merging(files) { $1 })
        try tree.initialiseRepository()
        try commit(tree)
        return tree
    }

    private func commit(_ tree: TemporaryTree) throws {
        try tree.git(["add", "-A"])
        try tree.git(["commit", "-qm", "one"])
    }

    private func doctor(
        _ tree: TemporaryTree,
        _ arguments: [String] = [],
        environment: [String: String] = [:]
    ) throws -> CommandLineRun {
        try CommandLineRun(["doctor"] + arguments, in: tree.root, environment: environment)
    }

    @Test("A set-up that works is shown with status 0")
    func works() throws {
        let tree = try repository(["Sources/Shop/Old.swift": "class Old {}\n"])
        #expect(try CommandLineRun(["baseline"], in: tree.root).status == 0)
        try commit(tree)
        let run = try doctor(tree)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        for line in [
            "small, named in .norma.yml: 1 rule", ".norma.yml requires 0.1 or later", "1 accepted finding",
            "`Package.swift`: 1 target", "`--changed` compares with main", "Everything that is set up here works.",
        ] { #expect(run.output.contains(line), "\(run.output)") }
        #expect(!run.output.contains("warning"))
    }

    @Test("JSON has each part with its standing and the way out")
    func json() throws {
        let run = try doctor(try repository(["Old/.norma.yml": "\n", "Old/A.swift": "\n"]), ["--format", "json"])
        #expect(run.status == 1)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let remarks = try #require(object["remarks"] as? [[String: Any]])
        let warnings = remarks.filter { $0["standing"] as? String == "warning" }
        #expect(warnings.map { $0["subject"] as? String } == ["configuration"])
        #expect((warnings.first?["way"] as? String)?.contains("`exclude:`") == true)
        #expect(try doctor(try repository(), ["--format", "xml"]).status == 2)
    }

    @Test("In a project that requires a later version every command stops, even at keys that it doesn't know")
    func laterVersion() throws {
        let tree = try repository([".norma.yml": "guide: GUIDE.md\nrequires: \"99.1\"\nfuture: yes\n"])
        for command in ["check", "doctor", "fix"] {
            let run = try CommandLineRun([command], in: tree.root)
            #expect(run.status == 2)
            #expect((run.output + run.errors).contains("this project requires norma 99.1 or later, and this is norma"))
            #expect(!(run.output + run.errors).contains("future"))
        }
        try tree.write(".norma.yml", Data("guide: GUIDE.md\nrequires: newest\n".utf8))
        #expect(try CommandLineRun(["check"], in: tree.root).errors.contains("expects a version such as"))
    }

    @Test("Without a required version there is a note with the line to write, and none without a configuration")
    func noVersion() throws {
        let run = try doctor(try repository([".norma.yml": "guide: GUIDE.md\n"]))
        #expect(run.status == 0)
        #expect(run.output.contains("write `requires: \"0.1\"` into .norma.yml"))
    }

    @Test("A guide that doesn't load is an error with its place, and hides nothing else")
    func brokenGuide() throws {
        let run = try doctor(try repository(["GUIDE.md": Self.guide.replacingOccurrences(of: "must:", with: "mst:")]))
        #expect(run.status == 2)
        #expect(run.output.contains("GUIDE.md:7: ") && run.output.contains("`--changed` compares with main"))
        #expect(run.output.contains("`Package.swift`: 1 target"))
        let none = try doctor(try repository([".norma.yml": "\n"]))
        #expect(none.status == 2)
        #expect(none.output.contains("no guide is configured") && none.output.contains("`norma init` writes one"))
    }

    @Test("A baseline of another format is an error")
    func otherBaseline() throws {
        let run = try doctor(try repository([".norma-baseline.json": "{ \"version\": 99 }\n"]))
        #expect(run.status == 2)
        #expect(run.output.contains("error    baseline") && run.output.contains(".norma-baseline.json"))
    }

    @Test("Patterns that leave no file, and one that fits nothing, are named")
    func nothingLeft() throws {
        let all = try doctor(try repository([".norma.yml": "guide: GUIDE.md\nexclude: [\"**/*.swift\"]\n"]))
        #expect(all.status == 2)
        #expect(all.output.contains("leave none of 2 Swift files"))
        let idle = try doctor(try repository([".norma.yml": "guide: GUIDE.md\nexclude: [Legacy]\n"]))
        #expect(idle.status == 1)
        #expect(idle.output.contains("`exclude: Legacy` fits nothing in this tree"))
        let empty = try TemporaryTree([".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": Self.guide])
        #expect(try doctor(empty).output.contains("no Swift file is in"))
    }

    @Test("A second configuration is named above and below, unless this one or that one excludes the folder")
    func twoConfigurations() throws {
        let own = [
            "Kit/.norma.yml": "guide: ../GUIDE.md\nrequires: \"0.1\"\n", "Kit/Sources/A.swift": "final class A {}\n",
        ]
        let tree = try repository(own)
        #expect(try doctor(tree).output.contains("`Kit/.norma.yml` isn't read from here"))
        let inside = try doctor(tree, ["Kit"])
        #expect(inside.status == 1)
        #expect(inside.output.contains("/.norma.yml covers these files too"))
        try tree.write(".norma.yml", Data("guide: GUIDE.md\nrequires: \"0.1\"\nexclude: [Kit]\n".utf8))
        #expect(try doctor(tree).status == 0)
        #expect(try !doctor(tree, ["Kit"]).output.contains("covers these files too"))
    }

    @Test("In Xcode's sandbox there is a warning, and outside of it none")
    func sandbox() throws {
        let tree = try repository()
        let run = try doctor(tree, environment: ["ENABLE_USER_SCRIPT_SANDBOXING": "YES"])
        #expect(run.status == 1)
        #expect(run.output.contains("set ENABLE_USER_SCRIPT_SANDBOXING to No"))
        #expect(try doctor(tree, environment: ["ENABLE_USER_SCRIPT_SANDBOXING": "NO"]).status == 0)
    }
}
