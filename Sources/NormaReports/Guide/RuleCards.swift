// The block of a guide that each rule's card precedes.

import NormaText

struct RuleCards {
    private var cards: [Int: [String]] = [:]
    /// The cards of rules after the last block.
    private(set) var atEnd: [String] = []

    /// A rule begins in a fenced block; the card of any other goes before the nearest block of the document, so that
    /// none is lost.
    init(_ cards: [(line: Int, markup: String)], in tree: MarkupTree) {
        var fenced: [Int] = []
        Self.addFencedBlocks(in: 0, of: tree, to: &fenced)
        let whole = tree.blocks.first?.children ?? []
        for card in cards.enumerated().sorted(by: { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }) {
            let line = card.element.line
            if let block = Self.first(of: fenced, endingAt: line, in: tree), tree.blocks[block].firstLine <= line {
                self.cards[block, default: []].append(card.element.markup)
            } else if let block = Self.first(of: whole, endingAt: line, in: tree) {
                self.cards[block, default: []].append(card.element.markup)
            } else {
                atEnd.append(card.element.markup)
            }
        }
    }

    func before(_ block: Int) -> [String] { cards[block] ?? [] }

    /// A rule inside a quote is only shown.
    private static func addFencedBlocks(in block: Int, of tree: MarkupTree, to fenced: inout [Int]) {
        for child in tree.blocks[block].children {
            switch tree.blocks[child].kind {
            case .fencedCode: fenced.append(child)
            case .list, .item: addFencedBlocks(in: child, of: tree, to: &fenced)
            default: continue
            }
        }
    }

    /// The first block that ends at or after the line; the blocks follow each other.
    private static func first(of blocks: [Int], endingAt line: Int, in tree: MarkupTree) -> Int? {
        blocks[blocks.partitioningIndex { tree.blocks[$0].lastLine >= line }...].first
    }
}
