// The platform versions that a module is made for, as project files say.

import NormaFacts
import NormaProject
import Testing

@Suite("The deployment targets of a module")
struct DeploymentTargetTests {
    /// `App iOS 16.0`; `?` for what can't be known.
    private func targets(of files: [String: String], swift: [String]) throws -> [String] {
        let tree = try ProjectTree(files, swift: swift)
        return tree.project.modules.flatMap { module in
            module.deploymentTargets.sorted { $0.key < $1.key }.map { platform, versions in
                "\(module.name) \(platform) " + versions.map { $0.value ?? "?" }.joined(separator: " ")
            }
        }
    }

    private static func project(_ target: String, _ project: String, file: String = "") -> String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
            P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T); };
            G = { isa = PBXGroup; children = (F, X); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            X = { isa = PBXFileReference; path = Shop.xcconfig; sourceTree = "<group>"; };
            B = { isa = PBXBuildFile; fileRef = F; };
            S = { isa = PBXSourcesBuildPhase; files = (B); };
            T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                buildConfigurationList = TL; buildPhases = (S); };
            TL = { isa = XCConfigurationList; buildConfigurations = (TD, TR); };
            TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(target) }; };
            TR = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(target) }; };
            PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); };
            PD = { isa = XCBuildConfiguration; name = Debug; \(file) buildSettings = { \(project) }; };
            PR = { isa = XCBuildConfiguration; name = Release; \(file) buildSettings = { \(project) }; };
        }; }
        """
    }

    @Test("of an Xcode target come from the target, then the project, then its settings file")
    func xcode() throws {
        let (swift, path) = (["A.swift"], "Shop.xcodeproj/project.pbxproj")
        let (old, new) = ("IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "IPHONEOS_DEPLOYMENT_TARGET = 17.0;")
        #expect(try targets(of: [path: Self.project(new, old)], swift: swift) == ["Shop iOS 17.0"])
        #expect(try targets(of: [path: Self.project("", old)], swift: swift) == ["Shop iOS 15.0"])
        #expect(try targets(of: [path: Self.project("", "")], swift: swift).isEmpty)
        let byFile = Self.project("", "", file: "baseConfigurationReference = X;")
        let settings = "LEAST = 16.4\nIPHONEOS_DEPLOYMENT_TARGET = $(LEAST)\n"
        #expect(try targets(of: [path: byFile, "Shop.xcconfig": settings], swift: swift) == ["Shop iOS 16.4"])
        let unreadable = Self.project("IPHONEOS_DEPLOYMENT_TARGET = \"$(ELSEWHERE)\";", old)
        #expect(try targets(of: [path: unreadable], swift: swift) == ["Shop iOS ?"])
    }

    @Test(
        "of an XcodeGen target come from its own `deploymentTarget`, then the options, then settings; configurations may disagree"
    )
    func xcodeGen() throws {
        let spec = """
            name: Shop
            options: { deploymentTarget: { iOS: "15.0" } }
            targets:
              A: { type: application, platform: iOS, sources: A, deploymentTarget: "17.0" }
              B: { type: framework, platform: iOS, sources: B, settings: { IPHONEOS_DEPLOYMENT_TARGET: "16.0" } }
              C: { type: framework, platform: iOS, sources: C }
              D: { type: framework, platform: iOS, sources: D, settings: { configs: { debug: { IPHONEOS_DEPLOYMENT_TARGET: "18.0" } } } }
            """
        let found = try targets(of: ["project.yml": spec], swift: ["A/A.swift", "B/B.swift", "C/C.swift", "D/D.swift"])
        #expect(found == ["A iOS 17.0", "B iOS 16.0", "C iOS 15.0", "D iOS ?"])
    }

    @Test("of a Tuist target come from `deploymentTargets`, old and new")
    func tuist() throws {
        let manifest = """
            import ProjectDescription

            let project = Project(name: "Shop", targets: [
                .target(name: "A", product: .app, deploymentTargets: .iOS("17.0"), sources: ["A/**"]),
                .target(name: "B", product: .app, deploymentTargets: .multiplatform(iOS: "16.0", macOS: "13.0"), sources: ["B/**"]),
                Target(name: "C", product: .app, deploymentTarget: .iOS(targetVersion: "15.0", devices: .iphone), sources: ["C/**"]),
                .target(name: "D", product: .app, sources: ["D/**"]),
            ])
            """
        let found = try targets(
            of: ["Project.swift": manifest],
            swift: ["A/A.swift", "B/B.swift", "C/C.swift", "D/D.swift"]
        )
        #expect(found == ["A iOS 17.0", "B iOS 16.0", "B macOS 13.0", "C iOS 15.0"])
    }
}
