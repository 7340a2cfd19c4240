// The classes of a file that XCTest runs, for the checks of tests.

package enum TestClasses {
    private static let bases: Set<String> = ["XCTestCase", "QuickSpec"]

    /// Their places among the declarations, in source order. Types that inherit indirectly are not known in one file.
    package static func all(in facts: SourceFacts) -> [Int] {
        var owners: Set<Int32> = []
        for reference in facts.references where reference.role == .inheritance {
            if bases.contains(facts.text(reference.name)) { owners.insert(reference.owner) }
        }
        guard !owners.isEmpty else { return [] }
        return facts.declarations.indices.filter { index in
            facts.declarations[index].kind == .class && owners.contains(Int32(clamping: index))
        }
    }
}
