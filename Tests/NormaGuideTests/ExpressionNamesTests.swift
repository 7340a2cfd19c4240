// An expression that is nothing but names must become these, and any other none: held to the matcher itself.

import NormaExpressions
@testable import NormaGuide
import Testing

@Suite("Expressions that are names")
struct ExpressionNamesTests {
    @Test("letters, wildcards, alternatives and what may be there", arguments: Self.same)
    func rewritten(text: String, patterns: [String]) throws {
        #expect(ExpressionNames.patterns(of: text) == patterns)
        let expression = try NamePattern(text, for: .name)
        let globs = try patterns.map { try NamePattern($0, for: .name) }
        for name in Self.names {
            #expect(expression.matches(name) == globs.contains { $0.matches(name) }, "\(name)")
        }
    }

    @Test("anything else stays", arguments: Self.others)
    func kept(text: String) { #expect(ExpressionNames.patterns(of: text) == nil) }

    private static let same: [(String, [String])] = [
        ("/View$/", ["*View"]),
        ("/^Cart/", ["Cart*"]),
        ("/^Cart$/", ["Cart"]),
        ("/Cart/", ["*Cart*"]),
        ("/^Cart.*View$/", ["Cart*View"]),
        ("/^.*View$/", ["*View"]),
        ("/(View|Screen)$/", ["*View", "*Screen"]),
        ("/^(?:Cart|Order)(View|Screen)$/", ["CartView", "CartScreen", "OrderView", "OrderScreen"]),
        ("/^Cart$|View$/", ["Cart", "*View"]),
        ("/^Views?$/", ["View", "Views"]),
        ("/^(Un)?Safe(Cart(er)?|X)$/", ["SafeCart", "SafeCarter", "SafeX", "UnSafeCart", "UnSafeCarter", "UnSafeX"]),
        ("/^a.*b.*$/", ["a*b*"]),
        ("/^(a|a)$/", ["a"]),
        ("/^.+View$/", ["?*View"]),
        ("/^.?.Cart.$/", ["?Cart?", "??Cart?"]),
        ("/.Cart/", ["*?Cart*"]),
    ]

    private static let others = [
        "View", "//", "/", "/^$/", "/.*/", "/^.*$/", "/^[A-Z]/", "/a+/", "/a{2}/", "/a.+?b/", "/./", "/.+/", "/a.*?b/",
        "/a\\.b/", "/(?i)a/",
        "/(?<Name>a)/", "/(?!a)b/", "/a^b/", "/a$b/", "/(a|)b/", "/(a/", "/a)/", "/ä/", "/a b/", "/{{suffix}}$/",
        "/(^a|b)/",
        "/^(a|b|c)(a|b|c)(a|b|c)$/", "/a??/", "/a?+/", "/|a/", "/a||b/", "/((((((((((a))))))))))/",
    ]

    private static let names: [String] = {
        let parts = ["", "Cart", "View", "Screen", "Order", "Un", "Safe", "er", "X", "s", "a", "b", "_", "ä", "ab"]
        return parts.flatMap { first in
            parts.flatMap { second in parts.map { third in first + second + third } }
        }
    }()
}
