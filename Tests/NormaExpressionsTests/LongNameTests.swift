// A glob with placeholders takes time linear in a name, and binds what it bound before.

import NormaExpressions
import NormaText
import Testing

@Suite("Globs and long names")
struct LongNameTests {
    @Test(
        "A placeholder binds the shortest text with which the whole matches",
        arguments: [
            ("{Name}ViewModel", "CartViewModel", ["Name": "Cart"]), ("{Name}View*", "AViewViewB", ["Name": "A"]),
            ("{A}-{B}", "a-b-c", ["A": "a", "B": "b-c"]), ("{Name}x{Name}", "axa", ["Name": "a"]),
            ("*{Name}x{Name}", "zabxab", ["Name": "ab"]), ("{Name}{Name:lower}", "Aa", ["Name": "A"]),
        ]
    )
    func binding(_ pattern: String, _ name: String, _ wanted: [String: String]) throws {
        let found = try #require(try NamePattern(pattern, for: .name).match(name))
        for (placeholder, value) in wanted { #expect(found[placeholder] == value) }
    }

    @Test("A value that a placeholder never stands for is passed over")
    func excluded() throws {
        let never = try NamePattern("a", for: .name)
        let pattern = try NamePattern("{A}b*", for: .name, excluding: ["A": [never]])
        #expect(pattern.match("abb")?["A"] == "ab")
        #expect(pattern.match("ab") == nil)
    }

    @Test("Twice the name takes about twice the time", arguments: ["{Name}ViewModel", "{A}x{B}", "*{Name}x{Name}y*"])
    func doubling(_ source: String) throws {
        let pattern = try NamePattern(source, for: .name)
        let (short, long) = (String(repeating: "a", count: 20_000), String(repeating: "a", count: 40_000))
        let clock = ContinuousClock()
        func least(_ name: String) -> Duration {
            (0..<5).map { _ in clock.measure { _ = pattern.match(name + "ViewModel") } }.min() ?? .zero
        }
        // Quadratic is 4; a busy machine makes a slip, but not each time.
        let isLinear = (0..<3).contains { _ in least(long) < least(short) * 3 + .milliseconds(5) }
        #expect(isLinear)
    }
}

extension LongNameTests {
    @Test("A long value is shown by its ends, and fills in no more than a name can be long")
    func longValues() throws {
        let pattern = try NamePattern(String(repeating: "{Name}/", count: 40) + "{Name:lower}", for: .path)
        let long = Captures([("Name", "A" + String(repeating: "b", count: 50_000) + "C")])
        let shown = pattern.described(with: long)
        #expect(shown.utf8.count < 200_000)
        #expect(shown.hasPrefix("Abbb") && shown.hasSuffix("bbbc") && shown.contains("b…b"))
        #expect(pattern.filled(with: long) == nil)
        let usual = Captures([("Name", String(repeating: "Aa", count: 60))])
        #expect(pattern.filled(with: usual)?.utf8.count == 41 * 120 + 40)
        let twice = try NamePattern("{Name}Of{Name:lower}", for: .name)
        #expect(twice.filled(with: usual)?.utf8.count == 242)
        #expect(twice.described(with: usual) == twice.filled(with: usual))
    }
}
