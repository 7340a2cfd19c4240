// What is read from Xcode projects: targets, their modules, their files, what they use.

import NormaFacts
import NormaText
import Testing

@testable import NormaExtraction

@Suite("Reading Xcode projects")
struct XcodeProjectTests {
    private func facts(_ project: XcodeProjectText, files: [String: String] = [:]) -> ManifestFacts {
        XcodeProjectReader.facts(of: Array(project.text.utf8)) { path in files[path].map { Array($0.utf8) } }
    }

    private func target(_ name: String, of facts: ManifestFacts) -> ManifestTarget? {
        facts.targets.value?.first { $0.name.value == name }
    }

    private func files(_ name: String, of facts: ManifestFacts) -> [ManifestSource] {
        target(name, of: facts)?.extent?.value ?? []
    }

    /// `name` for a target, `package/product`, `project:target`.
    private func uses(_ name: String, of facts: ManifestFacts) -> [String] {
        (target(name, of: facts)?.dependencies.value ?? []).map { dependency in
            (dependency.project.map { $0 + ":" } ?? "") + (dependency.package.map { $0 + "/" } ?? "") + dependency.name
        }
    }

    private func notes(_ facts: ManifestFacts) -> [String] { facts.unknowns.map(\.message) }

    // MARK: Files

    @Test("A file lies where the groups around it say")
    func groups() {
        var project = XcodeProjectText()
        project.projectFields = "projectDirPath = Code;"
        project.children = ["G1"]
        project.objects = [
            "G1 = { isa = PBXGroup; path = App; sourceTree = \"<group>\"; children = ( G2, G3, V1, F6 ); };",
            "G2 = { isa = PBXGroup; name = Only; sourceTree = \"<group>\"; children = ( F1, F2 ); };",
            "G3 = { isa = PBXGroup; path = Shared; sourceTree = SOURCE_ROOT; children = ( F3, F4, F5 ); };",
            "F1 = { isa = PBXFileReference; path = \"A B.swift\"; sourceTree = \"<group>\"; };",
            "F2 = { isa = PBXFileReference; name = B.swift; path = Deep/B.swift; sourceTree = \"<group>\"; };",
            "F3 = { isa = PBXFileReference; path = C.swift; sourceTree = \"<group>\"; };",
            "F4 = { isa = PBXFileReference; path = Made.swift; sourceTree = BUILT_PRODUCTS_DIR; };",
            "F5 = { isa = PBXFileReference; path = /Users/me/D.swift; sourceTree = \"<absolute>\"; };",
            "F6 = { isa = PBXFileReference; path = E.m; sourceTree = \"<group>\"; };",
            "V1 = { isa = PBXVariantGroup; path = Words; sourceTree = \"<group>\"; children = ( F7 ); };",
            "F7 = { isa = PBXFileReference; name = en; path = en.lproj/F.swift; sourceTree = \"<group>\"; };",
        ]
        for id in ["F1", "F2", "F3", "F4", "F5", "F6", "V1"] { project.addBuildFile(of: id) }
        project.addTarget("App", type: "application", files: ["F1", "F2", "F3", "F4", "F5", "F6", "V1"])
        let facts = facts(project)
        #expect(target("App", of: facts)?.kind == "application")
        #expect(
            files("App", of: facts) == [
                .path("Code/App/A B.swift"), .path("Code/App/Deep/B.swift"), .path("Code/Shared/C.swift"),
                .path("Code/App/Words/en.lproj/F.swift"),
            ]
        )
        #expect(
            notes(facts) == ["`/Users/me/D.swift` is a path of one machine; the file is taken to be outside the tree"]
        )
    }

    @Test("A synchronised folder is a target's but for the exceptions, which may be another's")
    func synchronisedFolders() {
        var project = XcodeProjectText()
        project.children = ["S1"]
        project.objects = [
            """
            S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
                exceptions = ( E1, E2, E3 ); explicitFolders = ( Samples ); };
            """,
            """
            E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = App;
                membershipExceptions = ( Info.plist, Widget.swift ); };
            """,
            """
            E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Widget;
                membershipExceptions = ( Widget.swift, Model/Item.swift, Assets.xcassets, Shared ); };
            """,
            "E3 = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; membershipExceptions = ( X ); };",
        ]
        project.addTarget("App", type: "application", fields: "fileSystemSynchronizedGroups = ( S1 );")
        project.addTarget("Widget", type: "app-extension")
        let facts = facts(project)
        #expect(
            files("App", of: facts) == [.folder("App", except: ["App/Samples", "App/Info.plist", "App/Widget.swift"])]
        )
        let shared: [ManifestSource] = [.path("App/Widget.swift"), .path("App/Model/Item.swift"), .path("App/Shared")]
        #expect(files("Widget", of: facts) == shared)
        #expect(facts.unknowns.isEmpty)
    }

    @Test("Targets that compile nothing are no modules")
    func emptyTargets() {
        var project = XcodeProjectText()
        project.targets = ["A"]
        project.objects = ["A = { isa = PBXAggregateTarget; name = Lint; };"]
        project.addTarget("Resources", type: "bundle")
        project.addFile("F1", "path = Code.c;")
        project.addTarget("Tool", type: "tool", files: ["F1"])
        #expect(facts(project).targets.value?.map(\.name.value) == ["Tool"])
    }

    // MARK: Names

    @Test(
        "A module is named as Xcode names it",
        arguments: [
            ([:], "My_App_2"), (["PRODUCT_NAME": "$(TARGET_NAME)"], "My_App_2"), (["PRODUCT_NAME": "2048"], "_048"),
            (["PRODUCT_NAME": "Shop Δ"], "Shop_Δ"), (["PRODUCT_MODULE_NAME": "Kit", "PRODUCT_NAME": "Other"], "Kit"),
            (["PRODUCT_NAME": "$(TARGET_NAME:lower)"], "my_app_2"), (["PRODUCT_NAME": "${PREFIX}Kit"], "ShopKit"),
            (["PRODUCT_NAME": "$(PREFIX:upper)-$(TARGET_NAME:c99extidentifier)"], "SHOP_My_App_2"),
            (["PRODUCT_MODULE_NAME": "$(PRODUCT_NAME)Core", "PRODUCT_NAME": "Shop"], "ShopCore"),
        ] as [([String: String], String)]
    )
    func moduleNames(_ settings: [String: String], _ expected: String) {
        var project = XcodeProjectText()
        project.addFile("F1", "path = A.swift;")
        project.addTarget("My-App.2", files: ["F1"], settings: settings.merging(["PREFIX": "Shop"]) { $1 })
        let facts = facts(project)
        #expect(target("My-App.2", of: facts)?.moduleName == expected)
        #expect(notes(facts) == [])
    }

    @Test("A name that is made of what is not written is said to be unknown, and the target's name stands for it")
    func unknownName() {
        var project = XcodeProjectText()
        project.addFile("F1", "path = A.swift;")
        project.addTarget("App", files: ["F1"], settings: ["PRODUCT_NAME": "$(BRAND) App"])
        project.addTarget("Ring", files: ["F1"], settings: ["PRODUCT_NAME": "$(A)", "A": "$(B)", "B": "$(A)"])
        let facts = facts(project)
        #expect(target("App", of: facts)?.moduleName == nil)
        #expect(notes(facts).first == "the module's name depends on `BRAND`, which is not set here")
        #expect(notes(facts).count == 2)
    }

    @Test(
        "Settings files are read with what they include; the target comes before its file, and that before the project"
    )
    func settingsFiles() {
        var project = XcodeProjectText()
        project.addFile("X1", "path = Config/Target.xcconfig;")
        project.addFile("F1", "path = A.swift;")
        project.addTarget("App", files: ["F1"])
        project.objects = project.objects.map {
            $0.replacing("name = Debug;", with: "name = Debug; baseConfigurationReference = X1;")
        }
        let files = [
            "Config/Target.xcconfig": """
            #include "../Base.xcconfig" // first
            #include? "None.xcconfig"
            PRODUCT_NAME = $(inherited) Pro; // the paid one
            PRODUCT_NAME[sdk=macosx*] = Other
            """,
            "Config/../Base.xcconfig": "PRODUCT_NAME = Shop\n",
        ]
        #expect(target("App", of: facts(project, files: files))?.moduleName == "Shop_Pro")
        let missing = facts(project)
        #expect(target("App", of: missing)?.moduleName == nil)
        #expect(notes(missing) == ["the settings file `Config/Target.xcconfig` is not in the tree"])
    }

    @Test("Settings that inherit twice in every line, or stand for too much otherwise, are not known")
    func longSettings() {
        var project = XcodeProjectText()
        project.addFile("X1", "path = A.xcconfig;")
        project.addFile("F1", "path = A.swift;")
        project.addTarget("App", files: ["F1"])
        project.objects = project.objects.map {
            $0.replacing("name = Debug;", with: "name = Debug; baseConfigurationReference = X1;")
        }
        let twice = "PRODUCT_NAME = ab\n" + String(repeating: "PRODUCT_NAME = $(inherited)$(inherited)\n", count: 16)
        let long =
            "PRODUCT_NAME = \(String(repeating: "$(A)", count: 100))\nA = \(String(repeating: "a", count: 4000))\n"
        for settings in [twice, long] {
            let facts = facts(project, files: ["A.xcconfig": settings])
            #expect(target("App", of: facts)?.moduleName == nil)
            let name = "the module's name depends on `PRODUCT_NAME`, which is not set here"
            #expect(notes(facts) == [name])
        }
    }

    @Test("Configurations that disagree are said; the default one is taken")
    func configurations() {
        var project = XcodeProjectText()
        project.addFile("F1", "path = A.swift;")
        project.addTarget("App", files: ["F1"], settings: ["PRODUCT_NAME": "App Dev"])
        project.objects.removeAll { $0.hasPrefix("CApp") }
        project.objects += [
            """
            CApp = { isa = XCConfigurationList; buildConfigurations = ( DApp, RApp );
                defaultConfigurationName = Release; };
            """,
            "RApp = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = Shop; }; };",
        ]
        let facts = facts(project)
        #expect(target("App", of: facts)?.moduleName == "Shop")
        #expect(notes(facts) == ["the module's name differs between the configurations: App_Dev, Shop"])
    }

    // MARK: Uses

    @Test("A target uses other targets, products of packages, and what it links")
    func uses() {
        var project = XcodeProjectText()
        project.packages = ["P1", "P2"]
        project.addFile("F1", "path = A.swift;")
        project.addFile("O1", "path = Other/Other.xcodeproj;")
        project.objects += [
            "T1 = { isa = PBXTargetDependency; target = Kit; };",
            "T2 = { isa = PBXTargetDependency; name = Far; targetProxy = X1; };",
            "T3 = { isa = PBXTargetDependency; productRef = Q3; };",
            "X1 = { isa = PBXContainerItemProxy; containerPortal = O1; proxyType = 1; remoteInfo = Far; };",
            """
            P1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Nice-Log.git";
                requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
            """,
            "P2 = { isa = XCLocalSwiftPackageReference; relativePath = ../Packages/Design; };",
            "Q1 = { isa = XCSwiftPackageProductDependency; package = P1; productName = Log; };",
            "Q2 = { isa = XCSwiftPackageProductDependency; package = P2; productName = Colors; };",
            "Q3 = { isa = XCSwiftPackageProductDependency; productName = \"plugin:Lint\"; };",
            "Q4 = { isa = XCSwiftPackageProductDependency; productName = Shapes; };",
            "FApp = { isa = PBXFrameworksBuildPhase; files = ( L1, L2, L3, L4, L5 ); };",
            "L1 = { isa = PBXBuildFile; productRef = Q1; };", "L2 = { isa = PBXBuildFile; fileRef = KitProduct; };",
            "L3 = { isa = PBXBuildFile; fileRef = R1; };", "L4 = { isa = PBXBuildFile; fileRef = R2; };",
            "L5 = { isa = PBXBuildFile; fileRef = Z1; };",
            "R1 = { isa = PBXFileReference; path = System/Library/Frameworks/MapKit.framework; sourceTree = SDKROOT; };",
            "R2 = { isa = PBXReferenceProxy; remoteRef = X2; };",
            "X2 = { isa = PBXContainerItemProxy; containerPortal = O1; proxyType = 2; remoteInfo = Near; };",
            "Z1 = { isa = PBXFileReference; path = usr/lib/libz.tbd; sourceTree = SDKROOT; };",
            "KitProduct = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };",
        ]
        project.addTarget("Kit", files: ["F1"], fields: "productReference = KitProduct;")
        project.addTarget(
            "App",
            type: "application",
            files: ["F1"],
            fields: "dependencies = ( T1, T2, T3, GONE ); packageProductDependencies = ( Q1, Q2, Q3, Q4 );"
        )
        let facts = facts(project)
        let project1 = "Other/Other.xcodeproj"
        let expected = [
            "Kit", "\(project1):Far", "nice-log/Log", "design/Colors", "Shapes", "MapKit", "\(project1):Near",
        ]
        #expect(uses("App", of: facts) == expected)
        #expect(notes(facts) == ["this target depends on `GONE`, and no object has this identifier"])
        #expect(facts.dependencies.value?.map(\.identity) == ["nice-log", "design"])
        #expect(facts.dependencies.value?.map(\.requirement) == [.upToNextMajor("1.2.0"), .local])
    }

    // MARK: Broken projects

    @Test("Groups that hold themselves, and identifiers of nothing, are said and end nowhere")
    func circles() {
        var project = XcodeProjectText()
        project.children = ["G1", "NONE"]
        project.objects = [
            "G1 = { isa = PBXGroup; path = A; sourceTree = \"<group>\"; children = ( G2 ); };",
            "G2 = { isa = PBXGroup; path = B; sourceTree = \"<group>\"; children = ( G1, F1 ); };",
            "F1 = { isa = PBXFileReference; path = C.swift; sourceTree = \"<group>\"; };",
        ]
        project.addBuildFile(of: "F1")
        project.addBuildFile(of: "GONE")
        project.addTarget("App", files: ["F1", "GONE", "LOST"])
        project.targets.append("AWAY")
        let facts = facts(project)
        #expect(files("App", of: facts) == [.path("A/B/C.swift")])
        #expect(
            Set(notes(facts)) == [
                "the group or file `A` is in two groups, or in itself",
                "a group lists `NONE`, and no object has this identifier",
                "this refers to the file `GONE`, and no object has this identifier",
                "this target compiles `BLOST`, and no object has this identifier",
                "the project lists the target `AWAY`, and no object has this identifier",
            ]
        )
    }

    @Test(
        "A property list that is no project has a problem and unknown targets",
        arguments: [
            ("( a )", "it isn't a mapping of keys to values"),
            ("{ a = b; }", "it has no `objects`, which every Xcode project has"),
            ("{ objects = {}; }", "it has no `rootObject`, which every Xcode project has"),
            ("{ objects = {}; rootObject = A; }", "its `rootObject` isn't a project among its objects"),
            (
                "{ objects = { A = { isa = PBXGroup; }; }; rootObject = A; }",
                "its `rootObject` isn't a project among its objects"
            ),
        ]
    )
    func noProject(_ text: String, _ message: String) {
        let facts = XcodeProjectReader.facts(of: Array(text.utf8)) { _ in nil }
        #expect(facts.problem?.message == message)
        #expect(facts.problem?.kind == .notWhatItClaims)
        #expect(facts.targets.value == nil)
    }
}
