// What the commands say of modules: which one a file belongs to, who says so, and what could not be known.

import Foundation
import Testing

@Suite("Modules on the command line")
struct ModuleTests {
    private static let project = """
        // !$*UTF8*$!
        {
            objects = {
                ROOT = { isa = PBXProject; mainGroup = MAIN; targets = ( APP, WIDGET ); };
                MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = ( S1, GONE ); };
                S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = ( E1 ); };
                E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WIDGET; membershipExceptions = ( A.swift ); };
                D1 = { isa = PBXTargetDependency; target = WIDGET; };
                APP = { isa = PBXNativeTarget; name = "The Shop"; dependencies = ( D1 );
                    productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = ( S1 ); };
                WIDGET = { isa = PBXNativeTarget; name = Widget; };
            };
            rootObject = ROOT;
        }
        """

    private func tree() throws -> TemporaryTree {
        try TemporaryTree([
            "Shop.xcodeproj/project.pbxproj": Self.project, "Shop/A.swift": "struct A {}\n", "Loose.swift": "\n",
        ])
    }

    @Test("norma why names the target, its manifest, and who else compiles the file")
    func why() throws {
        let tree = try tree()
        try withExtendedLifetime(tree) {
            let run = try CommandLineRun(["why", "Shop/A.swift:1"], in: tree.root)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.contains("  module   The_Shop (target The Shop in Shop.xcodeproj/project.pbxproj:9)\n"))
            #expect(run.output.contains("           also compiled into Widget\n"))
            let loose = try CommandLineRun(["why", "Loose.swift:1"], in: tree.root)
            let reason = "it is in no known target of `Shop.xcodeproj/project.pbxproj` (line 5: "
            #expect(loose.output.contains("  module   none: \(reason)"), "\(loose.output)")
        }
    }

    @Test("norma facts --modules lists modules, files and what could not be known")
    func listing() throws {
        let tree = try tree()
        try withExtendedLifetime(tree) {
            let run = try CommandLineRun(["facts", "--modules"], in: tree.root)
            #expect(run.status == 0, "\(run.errors)")
            let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            let manifests = try #require(json["manifests"] as? [[String: Any]])
            let unknown = try #require(manifests.first?["unknown"] as? [[String: Any]])
            #expect(unknown.first?["line"] as? Int == 5)
            #expect(unknown.first?["message"] as? String == "a group lists `GONE`, and no object has this identifier")
            let modules = try #require(json["modules"] as? [[String: Any]])
            #expect(modules.map { $0["name"] as? String } == ["The_Shop", "Widget"])
            #expect(modules.first?["uses"] as? [String] == ["Widget"])
            let files = try #require(modules.first?["files"] as? [[String: Any]])
            #expect(files.first?["path"] as? String == "Shop/A.swift")
            #expect(files.first?["alsoIn"] as? [String] == ["Widget"])
            #expect(json["filesOfNoModule"] as? [String] == ["Loose.swift"])
        }
    }

    @Test("A project file that is none is named, and with --strict it is an error")
    func brokenProject() throws {
        let tree = try TemporaryTree([
            "GUIDE.md":
                "---\nnorma: 2\nname: g\n---\n```yaml rule\nrule: final\nevery: class\nmust: { be: final }\n```\n",
            "Shop.xcodeproj/project.pbxproj": "{ objects = {\n", "A.swift": "final class A {}\n",
        ])
        try withExtendedLifetime(tree) {
            let run = try CommandLineRun(["check", "--guide", "GUIDE.md"], in: tree.root)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.contains("Shop.xcodeproj/project.pbxproj:1:13"))
            #expect(run.output.contains("This Xcode project can't be read: this `{` is"))
            #expect(try CommandLineRun(["check", "--guide", "GUIDE.md", "--strict"], in: tree.root).status == 1)
        }
    }
}
