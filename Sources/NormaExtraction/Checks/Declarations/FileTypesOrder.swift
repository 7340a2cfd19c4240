// Finds top-level declarations that are out of order.

import NormaFacts
import NormaText

enum FileTypesOrder: Check {
    static let identifier = "file-types-order"
    static let summary = "A top-level declaration follows one that it should precede."
    static let details = DetailShape.words(pairs)
    static let documentation =
        """
        A file is easiest to read from the promise to its implementation: imports, protocols, types, extensions. The detail names
        both, such as `protocol after type`, and a rule can `allow` it.

        ```swift bad
        struct Cart {}
        protocol Payable {}
        ```

        ```swift good
        import Foundation
        protocol Named {}
        struct Order {}
        extension Order: Named {}
        ```
        """

    private static let words = ["import", "protocol", "type", "extension"]
    private static let pairs = words.indices.flatMap { later in
        words[..<later].map { "\($0) after \(words[later])" }
    }

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        var places: [(rank: Int, range: ByteRange, owner: Int32)] = []
        for item in facts.imports where !item.traits.contains(.conditional) { places.append((0, item.range, -1)) }
        for (index, declaration) in facts.declarations.enumerated() where declaration.parent < 0 {
            guard !declaration.traits.contains(.conditional), declaration.access > .fileprivate else { continue }
            let rank =
                declaration.kind == .extension
                ? 3 : declaration.kind == .protocol ? 1 : declaration.kind.isType ? 2 : -1
            if rank > 0 { places.append((rank, declaration.nameRange, Int32(clamping: index))) }
        }
        places.sort { $0.range.start < $1.range.start }
        var latest = 0
        for place in places {
            if place.rank < latest {
                context.report(place.range, detail: "\(words[place.rank]) after \(words[latest])", owner: place.owner)
            }
            latest = max(latest, place.rank)
        }
    }
}
