// Halving a sorted list comes out where going through it does, in lists of every small length and in parts of lists.

import NormaText
import Testing

@Suite("The border in a sorted list")
struct PartitioningIndexTests {
    @Test("stands where going through the list finds it", arguments: 0...17)
    func border(_ count: Int) {
        let list = (0..<count).map { $0 / 2 }
        for border in -1...count {
            let expected = list.firstIndex { $0 >= border } ?? list.endIndex
            #expect(list.partitioningIndex { $0 >= border } == expected)
        }
    }

    @Test("is counted as the part counts that is asked")
    func part() {
        let part = [9, 9, 1, 2, 3, 4][2...]
        #expect(part.partitioningIndex { $0 > 2 } == 4)
        #expect(part.partitioningIndex { $0 > 9 } == part.endIndex)
        #expect(part.partitioningIndex { _ in true } == part.startIndex)
    }
}
