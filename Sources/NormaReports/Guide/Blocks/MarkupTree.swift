// The blocks of a Markdown document: what holds what, on which lines, and the text of each leaf.

/// Blocks in the order in which they begin; the first is the document.
struct MarkupTree {
    var blocks: [Block] = [Block(.document, line: 1)]
    var definitions = LinkDefinitions()

    struct Block {
        var kind: Kind
        var children: [Int] = []
        /// From 1, in the document.
        var firstLine: Int
        var lastLine: Int
        /// What a leaf holds: lines that end in a line feed, but for the last one of a paragraph.
        var content: [UInt8] = []

        init(_ kind: Kind, line: Int) {
            self.kind = kind
            firstLine = line
            lastLine = line
        }
    }

    enum Kind {
        case document, quote
        case list(ListStyle)
        case item(ItemStyle)
        case paragraph
        case heading(level: Int)
        /// Four spaces make it code.
        case indentedCode
        case fencedCode(Fence)
        case html(HTMLBlockEnd)
        /// Its content are the rows; the first is the head.
        case table([TableRow.Alignment?])
        case thematicBreak
        /// A paragraph that held nothing but link definitions.
        case definitions
    }

    struct ListStyle: Equatable {
        /// The bullet, or what stands behind the number.
        var mark: UInt8
        /// Nil for bullets.
        var start: Int?
        var isLoose = false

        func goesOn(with other: ListStyle) -> Bool { mark == other.mark && (start == nil) == (other.start == nil) }
    }

    struct ItemStyle {
        /// Columns before the content, from the list's own.
        var indentation: Int
    }

    struct Fence {
        var mark: UInt8
        var length: Int
        /// Columns of blanks before the fence, which its content may have too.
        var indentation: Int
        var info: [UInt8]
    }

    /// Adds a block to what its parent holds, and gives its index.
    mutating func add(_ kind: Kind, to parent: Int, line: Int) -> Int {
        blocks.append(Block(kind, line: line))
        blocks[parent].children.append(blocks.count - 1)
        return blocks.count - 1
    }
}

/// Where a block of raw HTML ends (CommonMark 4.6).
enum HTMLBlockEnd {
    /// With the line that holds the text; a fence before it is no fence.
    case text(String)
    /// With the line that holds the text, or before a fence.
    case textOrFence(String)
    /// Before the next empty line, or before a fence: blocks that Norma reads are none of HTML's.
    case emptyLine
}
