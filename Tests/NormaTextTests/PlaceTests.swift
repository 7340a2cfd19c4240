// Lines, paths, near words and edits.

import NormaText
import Testing

@Suite("Places and texts")
struct PlaceTests {
    @Test("A line table counts LF, CRLF and CR as one line end each")
    func lines() {
        let table = LineTable("a\nb\r\nc\rd")
        #expect(table.lineCount == 4)
        #expect(table.position(at: 0) == Position(line: 1, column: 1))
        #expect(table.position(at: 5) == Position(line: 3, column: 1))
        #expect(table.position(at: 99) == Position(line: 4, column: 2))
        #expect(table.offset(of: Position(line: 3, column: 1)) == 5)
        #expect(table.offset(of: Position(line: 9, column: 1)) == nil)
        #expect(LineTable("").lineCount == 1)
    }

    @Test(
        "A path is the same however it is written",
        arguments: [
            ("a/b", "a/b"), ("./a//b/", "a/b"), ("a/../b", "b"), ("/a", "a"), ("..", ".."), (".", ""),
            ("a/b..c", "a/b..c"),
        ]
    )
    func paths(_ written: String, _ normal: String) {
        #expect(RelativePath(written).text == normal)
    }

    @Test("A path knows its name, stem, extension, parent and what lies inside it")
    func pathParts() {
        let path = RelativePath("Sources/Cart/CartView.swift")
        #expect(path.name == "CartView.swift")
        #expect(path.stem == "CartView")
        #expect(path.pathExtension == "swift")
        #expect(path.parent.text == "Sources/Cart")
        #expect(path.isInside(RelativePath("Sources")))
        #expect(!path.isInside(RelativePath("Sou")))
        #expect(RelativePath(".swiftlint.yml").stem == ".swiftlint")
        #expect(RelativePath("A").parent == .root)
    }

    @Test("The nearest word is close to the one that was meant, or there is none")
    func nearest() {
        let words = ["view-model", "view", "service", "repository"]
        #expect(NearestWord.to("viewmodel", among: words) == "view-model")
        #expect(NearestWord.to("veiw", among: words) == "view")
        #expect(NearestWord.to("zebra", among: words) == nil)
    }

    @Test("Edits are made from the back of the file to its front, and never where they overlap")
    func edits() {
        let text = Array("let a = 1".utf8)
        let edits = [
            Edit(range: ByteRange(8, 9), replacement: "2"), Edit(range: ByteRange(4, 5), replacement: "bb"),
        ]
        #expect(Edit.apply(edits, to: text) == Array("let bb = 2".utf8))
        let overlapping = [
            Edit(range: ByteRange(0, 4), replacement: ""), Edit(range: ByteRange(3, 5), replacement: ""),
        ]
        #expect(Edit.apply(overlapping, to: text) == nil)
        #expect(Edit.apply([Edit(range: ByteRange(0, 99), replacement: "")], to: text) == nil)
    }
}
