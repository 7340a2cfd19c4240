// The bytes that make up a thing: for a type its declaration and its extensions, for a module its files.

import NormaFacts
import NormaProject
import NormaText

/// A whole file, or some bytes of it.
struct Extent: Sendable, Hashable {
    let file: FileID
    /// Nil for the whole file.
    let range: ByteRange?

    /// The elements that begin in the extent; they are in source order.
    ///
    /// Cost: a binary search and the elements inside.
    func indices<Element: Placed>(in elements: [Element]) -> Range<Int> {
        guard let range else { return elements.indices }
        let lower = Self.firstIndex(in: elements, from: 0, notBefore: range.start)
        return lower..<Self.firstIndex(in: elements, from: lower, notBefore: range.end)
    }

    private static func firstIndex<Element: Placed>(
        in elements: [Element],
        from start: Int,
        notBefore offset: Int32
    ) -> Int {
        var (low, high) = (start, elements.count)
        while low < high {
            let middle = (low + high) / 2
            if elements[middle].range.start < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// A fact with a place in its file.
protocol Placed {
    var range: ByteRange { get }
}

extension ReferenceFact: Placed {}
extension ImportFact: Placed {}
extension CallFact: Placed {}
extension StringFact: Placed {}
extension PatternSighting: Placed {}
extension CommentFact: Placed {}
