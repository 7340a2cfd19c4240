// The blocks of a Markdown document: their nesting, their lines, and the text of each leaf.

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
        /// The content of a leaf: lines that end in a line feed, except the last one of a paragraph.
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
        /// Code by an indentation of four spaces.
        case indentedCode
        case fencedCode(Fence)
        case html(HTMLBlockEnd)
        /// Its children are the rows; the first is the head.
        case table([TableRow.Alignment?])
        case thematicBreak
        /// A paragraph that contained only link definitions.
        case definitions
    }

    struct ListStyle: Equatable {
        /// The bullet, or the character after the number.
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

    /// Adds a block to its parent's children, and returns its index.
    mutating func add(_ kind: Kind, to parent: Int, line: Int) -> Int {
        blocks.append(Block(kind, line: line))
        blocks[parent].children.append(blocks.count - 1)
        return blocks.count - 1
    }
}

/// Where a block of raw HTML ends (CommonMark 4.6).
enum HTMLBlockEnd {
    /// After the line with the text; a fence before it isn't a fence.
    case text(String)
    /// After the line with the text, or before a fence.
    case textOrFence(String)
    /// Before the next empty line, or before a fence: blocks that Norma reads are never HTML.
    case emptyLine
}
