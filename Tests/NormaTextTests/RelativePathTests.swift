// Paths mean the same however they are written.

import NormaText
import Testing

@Suite("Relative paths")
struct RelativePathTests {
    @Test(
        "Every way of writing a path gives the same one",
        arguments: [
            ("a/b", "a/b"), ("/a/b", "a/b"), ("a/b/", "a/b"), ("./a/b", "a/b"), ("a//b", "a/b"), ("a/./b", "a/b"),
            ("a/b/.", "a/b"), ("a/x/../b", "a/b"), ("..", ".."), ("../a", "../a"), ("a/..", ""), (".", ""), ("", ""),
            ("/", ""), ("a/.hidden", "a/.hidden"), ("a/...", "a/..."), ("a..b/c.", "a..b/c."), ("a/../..", ".."),
        ]
    )
    func normalised(written: String, meant: String) {
        #expect(RelativePath(written).text == meant)
        #expect(RelativePath(RelativePath(written).text) == RelativePath(written))
    }

    @Test("The folders above end at the root")
    func parents() {
        #expect(RelativePath("a/b/c.swift").parent == RelativePath("a/b"))
        #expect(RelativePath("c.swift").parent == .root)
        #expect(RelativePath.root.parent == .root)
    }

    private static let composed = "Caf\u{E9}"
    private static let decomposed = "Cafe\u{301}"

    @Test("Two names of one look are two paths, in sets, in order and inside of each other")
    func exactness() {
        let (one, other) = (RelativePath("A/\(Self.composed)"), RelativePath("A/\(Self.decomposed)"))
        #expect(Self.composed == Self.decomposed)
        #expect(one != other)
        #expect(Set([one, other]).count == 2)
        #expect(other < one)
        #expect(!(one < other))
        #expect(!other.appending("B.swift").isInside(one))
        #expect(other.appending("B.swift").isInside(other))
        #expect(other.isInside(other))
        #expect(!RelativePath("AB").isInside(RelativePath("A")))
    }

    @Test(
        "A slash is a slash, whatever stands before and after it",
        arguments: ["A/\u{301}B", "A\u{600}/B", "A/\u{200D}B"]
    )
    func slashes(text: String) {
        let path = RelativePath(text)
        #expect(path.components.count == 2)
        #expect(path.parent.text.utf8.first == UInt8(ascii: "A"))
        #expect(path.isInside(path.parent))
        #expect(RelativePath("x/../" + text) == path)
        #expect(RelativePath("../" + "\u{301}") != RelativePath("\u{301}"))
    }
}

@Suite("Texts by their bytes")
struct PathTextTests {
    @Test("What comes below a folder is told by bytes")
    func below() {
        #expect("/a/b".path(below: "/a") == "b")
        #expect("/a".path(below: "/a") == "")
        #expect("/a/b".path(below: "/") == "a/b")
        #expect("/".path(below: "/") == "")
        #expect("/ab".path(below: "/a") == nil)
        #expect("/".path(below: "/a") == nil)
        #expect("/a/\u{301}b".path(below: "/a")?.utf8.count == 3)
        #expect("/Cafe\u{301}/b".path(below: "/Caf\u{E9}") == nil)
    }

    @Test("Beginnings and ends are compared byte by byte")
    func ends() {
        #expect("abcdefghij".hasBytes(atStart: "abcdefghi"))
        #expect(!"abcdefghij".hasBytes(atStart: "abcdefgh_"))
        #expect(!"abc".hasBytes(atStart: "abcd"))
        #expect("A\u{600}.swift".hasBytes(atEnd: ".swift"))
        #expect(!"swift".hasBytes(atEnd: ".swift"))
        #expect("/a//b/".pathParts(keepingEmpty: true) == ["", "a", "", "b", ""])
    }

    @Test("A byte that is no part of UTF-8 is shown, and what is stays as it is")
    func shown() {
        #expect(TextBytes.shown(Array("\u{E9}/a".utf8)) == "\u{E9}/a")
        #expect(TextBytes.shown([0x61, 0xFF, 0xC3, 0xA9, 0xC3, 0x62]) == "a\\xFF\u{E9}\\xC3b")
        #expect(TextBytes.shown([0xE2, 0x82]) == "\\xE2\\x82")
    }
}
