// Files that no target of an Xcode project compiles.

import NormaFindings
import NormaProject
import NormaText
import Testing

struct UncompiledFileTests {
    /// An Xcode project without synchronised folders, whose only target compiles two files.
    private static func project(products: [String]) -> String {
        let configurations = products.enumerated().map { index, name in
            "C\(index) = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = \(name); }; name = K\(index); };"
        }
        return """
            // !$*UTF8*$!
            { archiveVersion = 1; objects = {
            P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T); };
            PL = {isa = XCConfigurationList; buildConfigurations = (); };
            G = {isa = PBXGroup; children = (FA, FB); path = Shop; sourceTree = "<group>"; };
            FA = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>"; };
            FB = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = B.swift; sourceTree = "<group>"; };
            BA = {isa = PBXBuildFile; fileRef = FA; };
            S = {isa = PBXSourcesBuildPhase; files = (BA); };
            T = {isa = PBXNativeTarget; buildConfigurationList = TL; buildPhases = (S); name = Shop;
                productType = "com.apple.product-type.application"; };
            TL = {isa = XCConfigurationList; buildConfigurations = (\(products.indices.map { "C\($0)" }.joined(separator: ", "))); };
            \(configurations.joined(separator: "\n"))
            }; rootObject = P; }
            """
    }

    private static func tree(products: [String]) throws -> ProjectTree {
        try ProjectTree(
            [
                "Shop.xcodeproj/project.pbxproj": project(products: products),
                "Scripts/release.swift": "#!/usr/bin/env swift\nprint(1)\n",
                "Dangerfile.swift": "import Danger\n",
                "Tuist/Config.swift": "import ProjectDescription\nlet config = Config()\n",
                "Shop/Vendor/Toast.swift": "// Toast\n", "Local/Kit.podspec": "Pod::Spec.new\n",
            ],
            swift: ["Shop/A.swift", "Shop/B.swift", "ShopTests/CTests.swift", "Local/Kit/K.swift"]
        )
    }

    @Test("A file outside of the phase and tests without a target are named and listed; scripts and manifests are not")
    func leftOut() throws {
        let tree = try Self.tree(products: ["Shop"])
        #expect(tree.modules["Shop"] == ["Shop/A.swift"])
        #expect(tree.result.uncompiled.map(\.text) == ["Shop/B.swift", "ShopTests/CTests.swift"])
        #expect(tree.notices.count == 1)
        #expect(tree.notices.first?.hasPrefix("No target compiles 2 Swift files: `Shop/B.swift`, ") == true)
    }

    @Test("The files are known although the module's name differs between the configurations")
    func openName() throws {
        let tree = try Self.tree(products: ["Shop", "ShopDev"])
        #expect(tree.unknowns.count == 1)
        #expect(tree.result.uncompiled.map(\.text) == ["Shop/B.swift", "ShopTests/CTests.swift"])
    }

    @Test("Of many manifests that leave something open, three are named, and the others are counted")
    func manyOpenManifests() throws {
        let open = "import ProjectDescription\nlet project = Project.made(for: .app)\n"
        let files = Dictionary(uniqueKeysWithValues: (1...5).map { ("P\($0)/Project.swift", open) })
        let notices = try ProjectTree(files).notices
        #expect(notices.count == 4)
        #expect(notices.last == "2 more manifests leave something open (`norma facts --modules`).")
    }
}
