// Where lines begin, behind a byte-order mark too.

import NormaText
import Testing

@Suite("Lines")
struct LineTableTests {
    @Test("A byte-order mark is no part of the first line")
    func byteOrderMark() {
        let table = LineTable("\u{FEFF}let a = 1\nlet b = 2\n")
        #expect(table.position(at: 3) == Position(line: 1, column: 1))
        #expect(table.position(at: 0) == Position(line: 1, column: 1))
        #expect(table.range(ofLine: 1) == ByteRange(3, 13))
        #expect(table.offset(of: Position(line: 1, column: 5)) == 7)
        #expect(table.position(at: 13) == Position(line: 2, column: 1))
        #expect(LineTable("\u{FEFF}").lineCount == 1)
        #expect(LineTable("a").position(at: 0) == Position(line: 1, column: 1))
    }
}
