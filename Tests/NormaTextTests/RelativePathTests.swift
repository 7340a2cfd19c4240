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
}
