// What an expression that looks around asks must be what its parts ask together: held to the matcher itself.

import NormaExpressions
@testable import NormaGuide
import Testing

@Suite("Expressions that look around at their ends")
struct SplitLooksTests {
    @Test("are two that don't", arguments: Self.split)
    func taken(text: String, rest: String?, forbidden: [String]) throws {
        let looks = try #require(SplitLooks(text))
        #expect(looks.rest == rest)
        #expect(looks.forbidden == forbidden)
        let whole = try NamePattern(text, for: .name)
        let wanted = try rest.map { try NamePattern($0, for: .name) }
        let unwanted = try forbidden.map { try NamePattern($0, for: .name) }
        for name in Self.names {
            let isBoth = wanted?.matches(name) ?? true && !unwanted.contains { $0.matches(name) }
            #expect(whole.matches(name) == isBoth, "\(name)")
        }
    }

    @Test("stay where the look is elsewhere, or for something that has to be there", arguments: Self.others)
    func kept(text: String) { #expect(SplitLooks(text) == nil) }

    private static let split: [(String, String?, [String])] = [
        ("/^(?!Base)/", nil, ["/^Base/"]),
        ("/^(?!Base).*$/", nil, ["/^Base/"]),
        ("/^(?!Base$).*View$/", "/^.*View$/", ["/^Base$/"]),
        ("/^(?!Base|Old)View/", "/^View/", ["/^(Base|Old)/"]),
        ("/^(?!.*Base)(?!Old).*View/", "/^.*View/", ["/^.*Base/", "/^Old/"]),
        ("/^.*(?<!Base|Old)$/", nil, ["/(Base|Old)$/"]),
        ("/^[A-Z].*View(?<!OldView)$/", "/^[A-Z].*View$/", ["/OldView$/"]),
        ("/^(?![(X]Old|[^)e])View/", "/^View/", ["/^([(X]Old|[^)e])/"]),
        ("/^(?!Old)(Base|View)+(?<!eView)$/", "/^(Base|View)+$/", ["/^Old/", "/eView$/"]),
    ]

    private static let others = [
        "/^View$/", "/(?!Base)View/", "/^(?=Base)/", "/^View(?!s)/", "/^(?!Base)View|Old/", "/^(?!(?!a)b)c/",
        "/^(?!(?<A>a))b/",
        "/^(?!)a/", "/(?i)^(?!a)b/", "/^(?!a)(?!b/", "/^a(?<!b)c$/", "/^(?!a)b(?<=b)$/", "/^(?!a[[b]])c/",
        "/^(?!a[]])b/", "/^(?!a)(?#b)c/",
        "Base", "/^/",
        "//",
    ]

    private static let names: [String] = {
        let parts = ["", "Base", "Old", "View", "e", "X", "s"]
        return parts.flatMap { first in parts.flatMap { second in parts.map { first + second + $0 } } }
    }()
}
