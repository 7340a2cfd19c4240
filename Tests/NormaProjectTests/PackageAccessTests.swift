// What `package` lets others see, by an import and by what is re-exported, whatever number the package has.

import NormaProject
import Testing

@Suite("Package access")
struct PackageAccessTests {
    private func manifest(_ name: String, _ targets: [String]) -> String {
        let list = targets.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
        return """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "\(name)", targets: [\(list)])
            """
    }

    private static let package = [
        "Sources/Kit/A.swift": "package struct Shared {}\npublic struct Open {}\nstruct Own {}",
        "Sources/Door/B.swift": "@_exported import Kit",
        "Sources/Door/C.swift": """
        let a: Shared? = nil //: Shared = Sources/Kit/A.swift Shared
        let b: Own? = nil //: Own = external
        """,
        "Sources/App/D.swift": """
        import Kit
        let a: Shared? = nil //: Shared = Sources/Kit/A.swift Shared
        let b: Own? = nil //: Own = external
        """,
        "Sources/App/E.swift": """
        import Door
        let a: Shared? = nil //: Shared = Sources/Kit/A.swift Shared
        let b: Open? = nil //: Open = Sources/Kit/A.swift Open
        """,
        "Sources/App/F.swift": """
        import struct Kit.Shared
        let a: Shared? = nil //: Shared = Sources/Kit/A.swift Shared
        let b: Open? = nil //: Open = external
        """,
    ]

    @Test(
        "In the only package, and in the last of two, its modules see it",
        arguments: [[:], ["Other/Package.swift": "Other"]]
    )
    func own(others: [String: String]) {
        var manifests = others.mapValues { manifest($0, ["Far"]) }
        manifests["Package.swift"] = manifest("Root", ["Kit", "Door", "App"])
        SourceProject(Self.package, manifests: manifests).check()
    }

    @Test("Another package sees what is public alone, by whatever way")
    func others() {
        let text = """
            let a: Shared? = nil //: Shared = external
            let b: Open? = nil //: Open = Sources/Kit/A.swift Open
            """
        var sources = Self.package
        sources["Other/Sources/Far/G.swift"] = "import Kit\n" + text
        sources["Other/Sources/Far/H.swift"] = "import Door\n" + text
        let manifests = [
            "Package.swift": manifest("Root", ["Kit", "Door", "App"]),
            "Other/Package.swift": manifest("Other", ["Far"]),
        ]
        SourceProject(sources, manifests: manifests).check()
    }
}
