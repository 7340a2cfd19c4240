// The words before a declaration, each with each of the others.

import Testing

@testable import NormaExtraction

@Suite("The order of modifiers")
struct ModifierOrderTests {
    /// In the order that the check wants; those of one line may stand in any.
    private static let order = [
        ["override"], ["private", "fileprivate", "internal", "package", "public", "open"],
        ["private(set)", "fileprivate(set)", "internal(set)", "package(set)", "public(set)"], ["dynamic"],
        ["mutating", "nonmutating"], ["lazy"], ["final"], ["required"], ["convenience"], ["static", "class"],
        ["weak", "unowned"],
    ]

    @Test("Of two words the one that belongs behind is not to stand before, and the fix changes their places")
    func pairs() {
        for (place, words) in Self.order.enumerated() {
            for (other, others) in Self.order.enumerated() {
                for (first, second) in zip(words + words.reversed(), others + others) where first != second {
                    let code = "class A { \(first) \(second) var a: B? }"
                    let found = CheckCase.sightings(of: ModifierOrder.self, in: code)
                    #expect(found.map(\.detail) == (place > other ? [second] : []), "\(first) \(second)")
                    let wanted = place > other ? "class A { \(second) \(first) var a: B? }" : code
                    #expect(CheckCase.fixed(code, by: ModifierOrder.self) == wanted)
                }
            }
        }
    }

    @Test("A word without a place may stand anywhere, and leaves the others where they are")
    func others() {
        for code in [
            "isolated public func f() {}", "public nonisolated static func f() {}", "static nonisolated func f() {}",
        ] {
            #expect(CheckCase.sightings(of: ModifierOrder.self, in: code).isEmpty)
        }
        for code in ["static nonisolated public func f() {}", "static\npublic func f() {}"] {
            #expect(CheckCase.sightings(of: ModifierOrder.self, in: code).map(\.detail) == ["public"])
            #expect(CheckCase.fixed(code, by: ModifierOrder.self) == code)
        }
    }
}
