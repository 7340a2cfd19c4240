// Files that are added to the text of an Xcode project.

import NormaExtraction
import NormaText
import Testing

@Suite("A file added to an Xcode project")
struct XcodeFileAdditionTests {
    /// An app and a widget; `Shared` is a group with a name and without a folder of its own.
    private static let text = """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tobjects = {
        \t\tA1 /* Cart.swift in Sources */ = {isa = PBXBuildFile; fileRef = B1; };
        \t\tA2 /* Cart.swift in Sources */ = {isa = PBXBuildFile; fileRef = B1; };
        \t\tA3 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = B2; };
        \t\tA4 /* Clock.swift in Sources */ = {isa = PBXBuildFile; fileRef = B3; };
        \t\tB1 = {isa = PBXFileReference; fileEncoding = 4; path = Cart.swift; sourceTree = "<group>"; };
        \t\tB2 = {isa = PBXFileReference; path = Sources/App/App.swift; sourceTree = SOURCE_ROOT; };
        \t\tB3 = {isa = PBXFileReference; path = Sources/Clock/Clock.swift; sourceTree = SOURCE_ROOT; };
        \t\tC0 = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tC1,
        \t\t\t\tB2,
        \t\t\t\tB3,
        \t\t\t);
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tC1 /* Shared */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tB1,
        \t\t\t);
        \t\t\tname = Shared;
        \t\t\tpath = Sources/Shared;
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tD1 = {isa = PBXNativeTarget; name = Shop; buildPhases = (E1, ); productType = application; };
        \t\tD2 = {isa = PBXNativeTarget; name = Widget; buildPhases = (E2, ); productType = "app-extension"; };
        \t\tE1 = {
        \t\t\tisa = PBXSourcesBuildPhase;
        \t\t\tfiles = (
        \t\t\t\tA1,
        \t\t\t\tA3,
        \t\t\t);
        \t\t};
        \t\tE2 = {
        \t\t\tisa = PBXSourcesBuildPhase;
        \t\t\tfiles = (
        \t\t\t\tA2,
        \t\t\t\tA4,
        \t\t\t);
        \t\t};
        \t\tF0 = {isa = PBXProject; mainGroup = C0; targets = (D1, D2, ); };
        \t};
        \trootObject = F0;
        }

        """

    private func added(_ path: String, to text: String = text) throws -> (text: String, targets: [String]) {
        let bytes = Array(text.utf8)
        switch try XcodeFileAddition.adding(RelativePath(path), isTestCode: false, to: bytes) {
        case .added(let after, let targets, _): return (String(decoding: after, as: UTF8.self), targets)
        case .present: return (text, [])
        }
    }

    @Test("is compiled by all targets that the files around it share, and written as they are") func shared() throws {
        let (text, targets) = try added("Sources/Shared/Price.swift")
        #expect(targets == ["Shop", "Widget"])
        let reference =
            "isa = PBXFileReference; fileEncoding = 4; lastKnownFileType = sourcecode.swift; path = Price.swift;"
        #expect(text.contains(reference))
        #expect(text.split(separator: "Price.swift in Sources */ = {isa = PBXBuildFile;").count == 3)
        // The same file is there now, and the same text comes of the same path.
        #expect(try added("Sources/Shared/Price.swift", to: text).targets == [])
        #expect(try added("Sources/Shared/Price.swift").text == text)
    }

    @Test("keeps the line breaks of the project") func lineBreaks() throws {
        let windows = Self.text.replacing("\n", with: "\r\n")
        let after = try added("Sources/Shared/Deep/Price.swift", to: windows).text
        #expect(after == (try added("Sources/Shared/Deep/Price.swift").text).replacing("\n", with: "\r\n"))
    }

    @Test("has quotes around a name that needs them, and no comment ends early") func names() throws {
        let text = try added("Sources/Shared/Price*/+Tax.swift").text
        #expect(text.contains("path = \"+Tax.swift\";"))
        #expect(text.contains("path = \"Price*\";"))
        #expect(text.contains("/* Price* */ = {"))
    }

    @Test("is in no target if the files around it have none in common") func disagreement() throws {
        let problem = #expect(throws: XcodeAdditionProblem.self) { try added("Sources/New/Price.swift") }
        #expect(problem?.kind == .noTarget)
        #expect(problem?.message == "the files in `Sources` are in different targets (`Shop`, `Widget`)")
        // A folder of the app alone is no disagreement.
        #expect(try added("Sources/App/Start.swift").targets == ["Shop"])
    }
}
