// What expressions of a manifest come to: as Swift would work them out, or unknown.

import NormaFacts
import Testing

@testable import NormaExtraction

@Suite("Expressions of manifests")
struct ManifestExpressionTests {
    /// The names of the targets that an expression comes to; nil for one that is unknown.
    private func targets(_ expression: String, _ before: String = "") -> [String?] {
        let text = """
            // swift-tools-version:5.9
            import PackageDescription
            \(before)
            let package = Package(name: "App", targets: \(expression))
            """
        return (ManifestReader.facts(of: Array(text.utf8)).targets.value ?? []).map(\.name.value)
    }

    private func name(_ expression: String, _ before: String = "") -> String? {
        targets("[.target(name: \(expression))]", before).first ?? nil
    }

    @Test(
        "Texts have Swift's own members and methods",
        arguments: [
            (#""aBc".lowercased()"#, "abc"), (#""aBc".uppercased()"#, "ABC"),
            (#""one two3x-y".capitalized"#, "One Two3x-Y"),
            (#""ABC".description"#, "ABC"), (#""a-b-c".replacingOccurrences(of: "-", with: "")"#, "abc"),
            (#""a-b".replacing("-", with: "+")"#, "a+b"), (#""abcd".dropFirst()"#, "bcd"),
            (#""abcd".dropLast()"#, "abc"),
            (#""abcd".dropFirst(2)"#, "cd"), (#""abcd".dropLast(3)"#, "a"), (#""abcd".prefix(1)"#, "a"),
            (#""abcd".suffix(1)"#, "d"), (#""abcd".prefix(0)"#, ""), (#""abcd".prefix(9)"#, "abcd"),
            (#""a\("b".count)""#, "a1"),
        ]
    )
    func texts(expression: String, value: String) { #expect(name(expression) == value) }

    @Test(
        "What a text can't do is unknown",
        arguments: [
            #""a".replacing("", with: "b")"#, #""a".prefix("b")"#, #""a".prefix(-1)"#, #""a".lowercased(1)"#,
            #""a".prefix()"#,
            #""a".unknown"#, #""a".unknown()"#, #""a".replacing("a")"#, #""a".count"#, #""a".hasPrefix("a")"#,
        ]
    )
    func unknownTexts(expression: String) { #expect(name(expression) == nil) }

    @Test(
        "Conditions are judged where all that they speak of is known",
        arguments: [
            (#""abc".hasPrefix("ab")"#, true), (#""abc".hasPrefix("b")"#, false), (#""abc".hasSuffix("bc")"#, true),
            (#""abc".hasSuffix("b")"#, false), (#""abc".contains("b")"#, true), (#""abc".contains("")"#, true),
            (#""abc".contains("x")"#, false), (#""".isEmpty"#, true), (#""a".isEmpty"#, false), ("true && true", true),
            ("true && false", false), ("false || true", true), ("false || false", false), ("unknown() && false", false),
            ("unknown() || true", true), ("false && unknown()", false), ("true || unknown()", true),
            (#""a" == "a""#, true), (#""a" == "b""#, false), (#""a" != "b""#, true), (#""a" != "a""#, false),
            (#""a" == "b" || "c" == "c""#, true), (#""a" == "a" && "c" == "d""#, false),
        ]
    )
    func conditions(condition: String, holds: Bool) {
        #expect(name("\(condition) ? \"yes\" : \"no\"") == (holds ? "yes" : "no"))
        #expect(targets("\(condition) ? [.target(name: \"A\")] : []") == (holds ? ["A"] : []))
    }

    @Test(
        "A condition that can't be judged makes unknown what hangs on it",
        arguments: [
            "unknown()", "true && unknown()", "unknown() || false", #"unknown() == "a""#, #""a" != unknown()"#,
            #""a" < "b""#,
        ]
    )
    func unknownConditions(condition: String) { #expect(name("\(condition) ? \"yes\" : \"no\"") == nil) }

    @Test("Ranges of numbers are counted through, short ones alone")
    func ranges() {
        let name = { (range: String) in "(\(range)).map { .target(name: \"T\\($0)\") }" }
        #expect(targets(name("0..<3")) == ["T0", "T1", "T2"])
        #expect(targets(name("1...2")) == ["T1", "T2"])
        #expect(targets(name("2...2")) == ["T2"])
        #expect(targets(name("2..<2")).isEmpty)
        #expect(targets(name("998...1000")).isEmpty)
        #expect(targets(name("998...999")) == ["T998", "T999"])
        #expect(targets(name("998..<1000")) == ["T998", "T999"])
        #expect(targets(name("998..<1001")).isEmpty)
        #expect(targets(name("3..<1")).isEmpty)
        #expect(targets("(0...\(Int.max)).map { .target(name: \"T\\($0)\") }").isEmpty)
    }

    private static let functions = """
        func plain(_ name: String) -> Target { .target(name: name) }
        func labelled(named name: String, suffix: String = "Kit") -> Target { .target(name: name + suffix) }
        func all(_ names: String..., suffix: String = "") -> [Target] { names.map { .target(name: $0 + suffix) } }
        func made(_ name: String, _ change: (String) -> String) -> Target { .target(name: change(name)) }
        extension String {
            var kit: String { self + "Kit" }
            func with(_ suffix: String) -> String { self + suffix }
            func with(prefix: String) -> String { prefix + self }
        }
        """

    @Test(
        "The manifest's own functions are called by their labels, with defaults, any number of arguments and closures",
        arguments: [
            (#"[plain("A")]"#, ["A"]), (#"[labelled(named: "A")]"#, ["AKit"]),
            (#"[labelled(named: "A", suffix: "B")]"#, ["AB"]),
            (#"all("A", "B")"#, ["A", "B"]), (#"all("A", "B", suffix: "C")"#, ["AC", "BC"]), ("all()", []),
            (#"[made("A") { $0 + "B" }]"#, ["AB"]), (#"[made("A", { $0 + "B" })]"#, ["AB"]),
            (#"["A", "B"].map(plain)"#, ["A", "B"]),
            (#"[.target(name: "A".kit)]"#, ["AKit"]), (#"[.target(name: "A".with("B"))]"#, ["AB"]),
            (#"[.target(name: "A".with(prefix: "B"))]"#, ["BA"]),
        ]
    )
    func functions(expression: String, names: [String]) { #expect(targets(expression, Self.functions) == names) }

    @Test(
        "A call that fits no function of the manifest is unknown",
        arguments: [
            #"labelled("A", "B")"#, #"labelled(named: "A", "B")"#, #"plain("A", "B")"#, #"plain()"#,
            #"labelled(suffix: "A", named: "B")"#,
        ]
    )
    func unfitting(expression: String) {
        #expect(targets("[\(expression)]", Self.functions).first.flatMap { $0 } == nil)
    }
}
