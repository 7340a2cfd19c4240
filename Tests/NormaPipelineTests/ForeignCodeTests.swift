// Output of tools, mocks without a header and code of others give names and are not judged.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite("Code that nobody in the team writes")
struct ForeignCodeTests {
    private static let guide = """
        ---
        norma: 2
        name: team
        ---

        # Team

        ```yaml rule
        rule: no-holders
        every: class
        must-not: { named: "*Holder" }
        ```

        """
    private static let code = "class Holder {}\n"

    private func result(
        _ files: [String: String],
        guide: String = guide,
        configuration: String = "guide: team\n"
    ) throws -> CheckResult {
        let guide = try GuideLoading.guide(from: GuideSource(text: guide, file: "GUIDE.md"))
        let request = CheckRequest(
            workspace: MemoryWorkspace(texts: files),
            guide: guide.configured(by: try ConfigurationReader.read(configuration, file: ".norma.yml")),
            today: "2026-01-01",
            threads: 1
        )
        return Pipeline.check(request).result
    }

    /// `path cause by`
    private func leftOut(_ result: CheckResult) -> [String] {
        result.leftOut.map { "\($0.place.path) \($0.cause.rawValue) \($0.by.map(\.text) ?? "-")" }
    }

    // MARK: - Mocks

    private static let mock = """
        import Cuckoo
        @testable import App

        class MockCart: Cart, Cuckoo.ProtocolMock {
            typealias MocksType = Cart
            struct __StubbingProxy_Cart: Cuckoo.StubbingProxy {
                class Holder {}
            }
            struct __VerificationProxy_Cart: Cuckoo.VerificationProxy {}
        }

        class CartStub: Cart {}

        """

    @Test("Mocks of Cuckoo are known by their proxies, with their stubs")
    func mocks() throws {
        let found = try result(["Mocks.swift": Self.mock, "A.swift": Self.code])
        #expect(leftOut(found) == ["Mocks.swift mocks -"])
        #expect(found.leftOut.first?.place.start.line == 4)
        #expect(found.findings.map(\.place.path.text) == ["A.swift"])
    }

    @Test(
        "A file with anything else in it is judged",
        arguments: [
            ("class CartStub: Cart {}", "class CartHelper {}"), ("import Cuckoo\n", ""),
            ("struct __VerificationProxy_Cart: Cuckoo.VerificationProxy {}", ""), ("Cuckoo.ProtocolMock", "Sendable"),
        ]
    )
    func handwritten(_ old: String, _ new: String) throws {
        #expect(leftOut(try result(["Mocks.swift": Self.mock.replacing(old, with: new)])) == [])
    }

    // MARK: - Tools

    struct Tool: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let files: [String]

        init(_ path: String, _ text: String, _ files: [String]) {
            (testDescription, self.text, self.files) = (path, text, files)
        }
    }

    private static let tools = [
        Tool(
            "Cuckoofile.toml",
            "[modules.App]\noutput = \"AppTests/M.swift\"\nsources = [\"A.swift\"]\n",
            ["AppTests/M.swift"]
        ),
        Tool(
            "App/swiftgen.yml",
            "output_dir: Made\nstrings:\n  inputs: [A.swift]\n  outputs:\n    - templateName: flat\n      output: S.swift\n"
                + "colors: { outputs: { templatePath: T.stencil, output: Deep/C.swift } }\n",
            ["App/Made/Deep/C.swift", "App/Made/S.swift"]
        ),
        Tool(".sourcery.yml", "sources: [A.swift]\noutput: Sources/O.swift\n", ["Sources/O.swift"]),
        Tool(
            ".sourcery.yml",
            "configurations:\n  - output: { path: ./Sources/O.swift, link: { project: A.xcodeproj } }\n",
            ["Sources/O.swift"]
        ),
        Tool(
            "apollo-codegen-config.json",
            "{ \"output\": { \"schemaTypes\": { \"path\": \"./API\", \"moduleType\": { \"embeddedInTarget\": { \"name\": \"A.swift\" } } },"
                + " \"operations\": { \"absolute\": { \"path\": \"Q\" } } } }",
            ["API/Deep/B.graphql.swift", "Q/C.graphql.swift"]
        ),
        Tool("Cuckoofile.toml", "output = \"${PROJECT_DIR}/M.swift\"\n", ["M.swift"]),
        Tool("Cuckoofile.toml", "output = \"../M.swift\"\n", []), Tool("Cuckoofile.toml", "output = \".\"\n", []),
        Tool(".sourcery.yml", "output: Sources\n", []), Tool("swiftgen.yml", "strings: [\n", []),
    ]

    @Test("What a tool writes, as its configuration says, is generated", arguments: tools)
    func outputs(_ tool: Tool) throws {
        let others = ["A.swift", "M.swift", "Sources/B.swift", "API/Custom.swift", "AppTests/T.swift"]
        var files = Dictionary((others + tool.files).map { ($0, Self.code) }) { first, _ in first
        }
        files[tool.testDescription] = tool.text
        let found = try result(files)
        #expect(leftOut(found) == tool.files.map { "\($0) tool \(tool.testDescription)" })
        #expect(found.findings.count == files.count - 1 - tool.files.count)
    }

    @Test("What a script of an Xcode project says it writes is generated")
    func scripts() throws {
        let project = """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (); };
                G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
                S = {isa = PBXShellScriptBuildPhase; outputPaths = ("$(SRCROOT)/App/R.swift", "$(DERIVED_FILE_DIR)/A.swift", "App");
                     outputFileListPaths = ("$(SRCROOT)/out.xcfilelist"); };
            }; }
            """
        let found = try result([
            "iOS/Shop.xcodeproj/project.pbxproj": project, "iOS/out.xcfilelist": "# a list\n$(SRCROOT)/App/L.swift\n",
            "iOS/App/R.swift": Self.code, "iOS/App/L.swift": Self.code, "iOS/App/A.swift": Self.code,
        ])
        let by = "iOS/Shop.xcodeproj/project.pbxproj"
        #expect(leftOut(found) == ["iOS/App/L.swift tool \(by)", "iOS/App/R.swift tool \(by)"])
        #expect(found.findings.map(\.place.path.text) == ["iOS/App/A.swift"])
    }

    // MARK: - Code of others

    private static func licence(_ holder: String) -> String {
        "MIT License\n\nCopyright (c) 2019-2024 \(holder)\n\nPermission is\n"
    }

    @Test(
        "Folders that are named for code of others are not judged",
        arguments: [
            "Vendor/L", "App/Vendored", "App/Third-Party/L", "third_party", "ThirdParty", "External/L",
            "fastlane/swift",
        ]
    )
    func names(_ folder: String) throws {
        let found = try result(["\(folder)/B.swift": Self.code, "App/A.swift": Self.code])
        #expect(leftOut(found) == ["\(folder)/B.swift vendored -"])
        #expect(found.findings.map(\.place.path.text) == ["App/A.swift"])
        let judged = try result(["\(folder)/B.swift": Self.code], configuration: "vendored: judged\n")
        #expect(judged.findings.count == 1 && judged.leftOut.isEmpty)
    }

    @Test("Other names are judged", arguments: ["Vendoring", "Sources/External", "VendorList", "Externally"])
    func otherNames(_ folder: String) throws {
        #expect(try result(["\(folder)/B.swift": Self.code]).findings.count == 1)
    }

    @Test("A folder that the guide gives a place is the team's own")
    func ownPlace() throws {
        let layout = "\n```text layout rule=tree\nApp/\n  ThirdParty/\n    …\n```\n"
        let files = ["App/ThirdParty/B.swift": Self.code]
        #expect(try result(files, guide: Self.guide + layout).findings.contains { $0.rule == "no-holders" })
        let example = "\n```swift good path=App/ThirdParty/B.swift\nclass A {}\n```\n"
        #expect(try result(files, guide: Self.guide + example).leftOut.count == 1)
    }

    @Test("A folder with a licence of somebody else is not judged, and one of the same holder is")
    func licences() throws {
        let found = try result([
            "LICENSE": Self.licence("Ferry Inc. and its contributors"), "App/A.swift": Self.code,
            "Libraries/Keys/LICENSE.md": Self.licence("Ann Other"), "Libraries/Keys/Sources/K.swift": Self.code,
            "Packages/Cart/LICENSE": Self.licence("Ferry, Inc. All rights reserved."),
            "Packages/Cart/C.swift": Self.code,
            "Packages/Apache/LICENSE": "Apache License\n\n   Copyright [yyyy] [name of copyright owner]\n",
            "Packages/Apache/D.swift": Self.code,
        ])
        #expect(leftOut(found) == ["Libraries/Keys/Sources/K.swift vendored Libraries/Keys/LICENSE.md"])
        #expect(found.findings.count == 3)
    }

    @Test(
        "A holder is the same with a digit in its name, an ending of a domain, or more words",
        arguments: [
            ("p2p.org", "P2P Validator"), ("Shop", "shop.com"), ("ACME io", "Acme Labs"), ("2016년 Shop", "2020년 Shop"),
        ]
    )
    func sameHolder(own: String, other: String) throws {
        let found = try result([
            "LICENSE": Self.licence(own), "Packages/Kit/LICENSE": Self.licence(other),
            "Packages/Kit/K.swift": Self.code,
            "Packages/Other/LICENSE": Self.licence("Ann Other 3"), "Packages/Other/O.swift": Self.code,
        ])
        #expect(leftOut(found) == ["Packages/Other/O.swift vendored Packages/Other/LICENSE"])
        #expect(found.findings.map(\.place.path.text) == ["Packages/Kit/K.swift"])
    }

    @Test("Without a licence of the tree no other one tells whose code it is")
    func noLicence() throws {
        let files = ["Packages/Cart/LICENSE": Self.licence("Ann Other"), "Packages/Cart/C.swift": Self.code]
        #expect(try result(files).findings.count == 1)
    }

    private static func header(_ project: String, _ author: String, _ holder: String, _ more: String = "") -> String {
        """
        //
        //  File.swift
        //  \(project)
        //
        //  Created by \(author) on 1/2/20.
        //  Copyright © 2020 \(holder). All rights reserved.
        \(more)
        class Holder {}

        """
    }

    private static let ownFiles = Dictionary(
        uniqueKeysWithValues: (0..<30).map { ("App/F\($0).swift", header("Shop", "Ann", "Shop Ltd")) }
    )

    @Test("A copied file is known by a header with another project, author and holder, or with another licence")
    func foreignHeader() throws {
        let menu = ["App/Views/Menu.swift": Self.header("DropDown", "Kevin Other", "Kevin Other")]
        let files = menu.merging(Self.ownFiles) { $1 }
        let xml =
            "// Copyright (c) 2014 Marko Other <marko@other.me>\n"
            + "// Permission is hereby granted, free of charge, to any person\n" + Self.code
        let found = try result(files.merging(["App/Xml.swift": xml]) { $1 })
        #expect(leftOut(found).sorted() == ["App/Views/Menu.swift vendored -", "App/Xml.swift vendored -"])
        let judged = try result(files, configuration: "vendored: judged\n")
        #expect(judged.findings.count == 31)
    }

    @Test(
        "A file whose project, author or holder is the team's is the team's",
        arguments: [
            header("OldShop", "Ann", "Elsewhere"), header("OldShop", "Bob", "Shop Ltd"), header("Shop", "Bob", "Bob"),
            "// File.swift\n// OldShop\n// Created by Bob on 1/2/20.\nclass Holder {}\n",
        ]
    )
    func ownHeader(_ text: String) throws {
        #expect(try result(Self.ownFiles.merging(["App/Own.swift": text]) { $1 }).leftOut.isEmpty)
    }

    @Test("In a tree without holders, a file with a licence and another author is a copy; one of the team's isn't")
    func foreignHeaderWithoutHolders() throws {
        let licence = "//  Permission is hereby granted, free of charge, to any person"
        let own = "//  F.swift\n//  Shop\n//  Created by Ann Owner on 1/2/20.\n\nclass Holder {}\n"
        var files = Dictionary(uniqueKeysWithValues: (0..<30).map { ("App/F\($0).swift", own) })
        files["App/CachedPicture.swift"] = Self.header("Shop", "Kevin Other", "Kevin Other", licence)
        files["App/Own.swift"] = Self.header("Shop", "Ann Owner", "Ann Owner", licence)
        files["App/Friend.swift"] = "//  Created by Bob Friend on 1/2/20.\n\nclass Holder {}\n"
        files["App/Joint.swift"] = "// Copyright (c) 2020 Ann Owner\n\(licence)\nclass Holder {}\n"
        #expect(leftOut(try result(files)).sorted() == ["App/CachedPicture.swift vendored -"])
    }

    @Test("A guide that counts what is listed alone judges all of these")
    func listedOnly() throws {
        let guide = Self.guide.replacing("name: team", with: "name: team\ngenerated: listed-only")
        let found = try result(
            ["Vendor/B.swift": Self.code, "Cuckoofile.toml": "output = \"M.swift\"\n", "M.swift": Self.code],
            guide: guide
        )
        #expect(found.findings.count == 2 && found.leftOut.isEmpty)
    }

    @Test("A word that `vendored` doesn't know is a problem of the configuration")
    func configuration() throws {
        #expect(throws: GuideProblems.self) { try ConfigurationReader.read("vendored: [Vendor]\n", file: ".norma.yml") }
        #expect(throws: GuideProblems.self) { try ConfigurationReader.read("vendored: never\n", file: ".norma.yml") }
        #expect(try !ConfigurationReader.read("vendored: left-out\n", file: ".norma.yml").judgesVendored)
    }
}
