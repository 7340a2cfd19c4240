// Which of several manifests in one folder describes the package.

import NormaExtraction
import NormaFacts
import NormaText
import Testing

@testable import NormaProject

@Suite("Manifests for several tools")
struct ToolsVersionTests {
    /// The manifest that is chosen; each is a path with the tools version that it says.
    private func chosen(_ manifests: (path: String, version: String?)...) -> String? {
        let inputs = manifests.map { path, version in
            let text = (version.map { "// swift-tools-version:\($0)\n" } ?? "") + "let package = Package(name: \"A\")\n"
            return ManifestInput(path: RelativePath(path), facts: ManifestReader.facts(of: Array(text.utf8)))
        }
        #expect(ToolsVersions.chosen(of: inputs)?.path == ToolsVersions.chosen(of: inputs.reversed())?.path)
        return ToolsVersions.chosen(of: inputs)?.path.text
    }

    @Test("The only manifest is the one, whatever it is for")
    func only() {
        #expect(chosen(("Package.swift", "5.9")) == "Package.swift")
        #expect(chosen(("Package.swift", nil)) == "Package.swift")
        #expect(chosen(("Package@swift-6.0.swift", "6.0")) == "Package@swift-6.0.swift")
        #expect(chosen() == nil)
    }

    @Test("Of those for newer tools the newest, where it is for newer ones than the regular one")
    func newest() {
        let (regular, five, six, ten) = (
            "Package.swift", "Package@swift-5.9.swift", "Package@swift-6.swift", "Package@swift-5.10.swift"
        )
        #expect(chosen((regular, "5.9"), (six, "6.0")) == six)
        #expect(chosen((regular, "6.0"), (six, "6.0")) == regular)
        #expect(chosen((regular, "6"), (six, "6.0.1")) == six)
        #expect(chosen((regular, "6.0.0"), (six, "6")) == regular)
        #expect(chosen((regular, "6.1"), (five, "5.9"), (six, "6.0")) == regular)
        #expect(chosen((regular, "5.5"), (five, "5.9"), (ten, "5.10")) == ten)
        #expect(chosen((regular, "5.5"), (five, "5.9"), (six, "6.0"), (ten, "5.10")) == six)
        #expect(chosen((five, "5.9"), (six, "6.0")) == six)
    }

    @Test("A manifest that says no version is for the oldest tools")
    func silent() {
        let (regular, old, six) = ("Package.swift", "Package@swift-3.swift", "Package@swift-6.swift")
        #expect(chosen((regular, nil), (six, "6.0")) == six)
        #expect(chosen((regular, nil), (old, "3.0")) == regular)
        #expect(chosen((regular, nil), (old, "3.1")) == regular)
        #expect(chosen((regular, nil), (old, "3.1.1")) == old)
        #expect(chosen((regular, nil), (old, "3.2")) == old)
        #expect(chosen((regular, "3.0"), (six, nil)) == six)
        #expect(chosen((regular, "3.1"), (six, nil)) == regular)
    }
}
