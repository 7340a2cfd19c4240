// Project files that are not what they claim: named at their place, and everything else is still checked.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite("Hostile project files")
struct HostileProjectTests {
    private func result(_ files: [String: [UInt8]]) throws -> CheckResult {
        let guide = try GuideLoading.guide(from: GuideSource(text: HostileInputTests.guide, file: "GUIDE.md"))
        var contents = Dictionary(uniqueKeysWithValues: files.map { (RelativePath($0.key), $0.value) })
        contents[RelativePath("Other.swift")] = Array("class Other {}\n".utf8)
        let workspace = MemoryWorkspace(files: contents)
        let result = Pipeline.check(
            CheckRequest(workspace: workspace, guide: guide, today: "2000-01-01", threads: 2)
        ).result
        #expect(result.findings.map(\.symbol) == ["Other"])
        return result
    }

    private func xcodeProject(_ bytes: [UInt8]) throws -> CheckResult {
        try result(["App.xcodeproj/project.pbxproj": bytes])
    }

    private static let sound = """
        // !$*UTF8*$!
        {
            objects = {
                ROOT = { isa = PBXProject; mainGroup = MAIN; targets = ( APP ); };
                MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = ( F1 ); };
                F1 = { isa = PBXFileReference; path = "Other.swift"; sourceTree = "<group>"; };
                B1 = { isa = PBXBuildFile; fileRef = F1; };
                P1 = { isa = PBXSourcesBuildPhase; files = ( B1 ); };
                APP = { isa = PBXNativeTarget; name = App; buildPhases = ( P1 ); };
            };
            rootObject = ROOT;
        }
        """

    @Test("A sound project is nothing to speak of")
    func sound() throws {
        let result = try xcodeProject(Array(Self.sound.utf8))
        #expect(result.problems.isEmpty)
        #expect(result.notices.isEmpty)
    }

    @Test("A merge that left its marks is named at its line")
    func mergeConflict() throws {
        let text = Self.sound.replacing("        F1 = {", with: "<<<<<<< HEAD\n=======\n>>>>>>> other\n        F1 = {")
        let result = try xcodeProject(Array(text.utf8))
        #expect(result.problems.map(\.kind) == [.syntaxErrors])
        #expect(result.problems.first?.place.start == Position(line: 6, column: 1))
        #expect(
            result.problems.first?.message == "This Xcode project can't be read: a merge left its conflict "
                + "markers here: resolve the conflict. Its modules are unknown, and everything else was checked; restore the file, or "
                + "generate it again with its tool."
        )
    }

    @Test("A project cut off anywhere is named, or read as far as it is whole")
    func cutOff() throws {
        let bytes = Array(Self.sound.utf8)
        for count in stride(from: 0, to: bytes.count - 1, by: 7) {
            #expect(try xcodeProject(Array(bytes.prefix(count))).problems.count == 1)
        }
    }

    @Test("A project with any of its bytes changed never stops the check, and is named wherever its structure broke")
    func changedBytes() throws {
        let bytes = Array(Self.sound.utf8)
        var named = 0
        for (step, index) in stride(from: 0, to: bytes.count, by: 5).enumerated() {
            var changed = bytes
            changed[index] = [0x7B, 0x7D, 0x28, 0x22, 0x3B, 0x00, 0x2F, 0x3D][step % 8]
            let problems = try xcodeProject(changed).problems
            #expect(problems.count <= 1 && problems.allSatisfy { $0.place.path.description.hasSuffix(".pbxproj") })
            named += problems.count
        }
        #expect(named > 50)
    }

    @Test("A bracket that opens or closes too much is named", arguments: [0x7B, 0x7D, 0x28, 0x29, 0x22] as [UInt8])
    func bracket(byte: UInt8) throws {
        let place = Self.sound.utf8.count / 2
        var bytes = Array(Self.sound.utf8)
        bytes.insert(byte, at: place)
        #expect(try xcodeProject(bytes).problems.map(\.kind) == [.syntaxErrors])
    }

    @Test("A byte that is no UTF-8 is named at its place")
    func encoding() throws {
        let result = try xcodeProject(Array("{\n  a = \"".utf8) + [0xC3, 0x28] + Array("\";\n}".utf8))
        #expect(result.problems.map(\.kind) == [.notUTF8])
        #expect(result.problems.first?.place.start == Position(line: 2, column: 8))
        #expect(try xcodeProject([0xFF, 0xFE, 0x7B, 0x00]).problems.map(\.kind) == [.notUTF8])
    }

    @Test("Brackets nested a hundred thousand deep neither crash nor hang")
    func nested() throws {
        for bracket in ["(", "{ a = ", "/*", "\"", "<"] {
            let text = String(repeating: bracket, count: 100_000)
            #expect(try xcodeProject(Array(text.utf8)).problems.count == 1)
        }
    }

    @Test("A large project is read in one pass")
    func large() throws {
        let files = (0..<20_000).map { "X\($0) = { isa = PBXFileReference; path = \"F\($0).swift\"; };" }
        let text = Self.sound.replacing("        F1 = {", with: files.joined(separator: "\n") + "\nF1 = {")
        #expect(try xcodeProject(Array(text.utf8)).problems.isEmpty)
    }

    @Test("A chain of groups a hundred thousand long, closed to a circle, ends")
    func circle() throws {
        let count = 100_000
        let groups = (0..<count).map {
            "G\($0) = { isa = PBXGroup; sourceTree = \"<group>\"; children = ( G\(($0 + 1) % count) ); };"
        }
        let text = Self.sound.replacing("children = ( F1 )", with: "children = ( G0, F1 )")
            .replacing("        F1 = {", with: groups.joined(separator: "\n") + "\nF1 = {")
        let result = try xcodeProject(Array(text.utf8))
        #expect(result.problems.isEmpty)
        #expect(result.notices.map(\.kind) == [.information])
    }

    @Test("What a project leaves open is said once, with the first place")
    func holes() throws {
        let text = Self.sound.replacing("files = ( B1 )", with: "files = ( B1, B2, B3 )")
        let result = try xcodeProject(Array(text.utf8))
        #expect(
            result.notices.map(\.message) == [
                "In `App.xcodeproj/project.pbxproj`, line 8: this target compiles `B2`, and no object has this identifier, "
                    + "and 1 more like this. `norma facts --modules` shows what is unknown about the modules; "
                    + "`modules:` in the guide can define them."
            ]
        )
    }
}
