// The conditions of `#if`, compared with what they mean for every build there is.

import Testing

@testable import NormaProject

@Suite("Conditions of builds")
struct BuildConditionTests {
    /// A build, as far as the conditions of these tests ask for it.
    private struct Build: Sendable {
        var system: String
        var architecture: String
        var compiler: Int
        var language: Int
        var flags: Set<String>

        static let all: [Build] = ["A", "B", "C"].flatMap { system in
            ["x", "y"].flatMap { architecture in
                [5_009, 6_000, 6_002, 6_010].flatMap { compiler in
                    [5_000, 5_010, 6_000].flatMap { language in
                        [[], ["D"], ["E"], ["D", "E"]].map {
                            Build(
                                system: system,
                                architecture: architecture,
                                compiler: compiler,
                                language: language,
                                flags: $0
                            )
                        }
                    }
                }
            }
        }
    }

    /// A condition with what it means.
    private struct Meaning: Sendable {
        var text: String
        var holds: @Sendable (Build) -> Bool
    }

    private static let atoms: [Meaning] = [
        Meaning(text: "os(A)") { $0.system == "A" }, Meaning(text: "os(B)") { $0.system == "B" },
        Meaning(text: "arch(x)") { $0.architecture == "x" }, Meaning(text: "arch(y)") { $0.architecture == "y" },
        Meaning(text: "compiler(>=6.0)") { $0.compiler >= 6_000 },
        Meaning(text: "compiler(<6.2)") { $0.compiler < 6_002 },
        Meaning(text: "compiler(>=6.10)") { $0.compiler >= 6_010 },
        Meaning(text: "swift(>=6)") { $0.language >= 6_000 },
        Meaning(text: "swift(<5.10.1)") { $0.language < 5_010 }, Meaning(text: "D") { $0.flags.contains("D") },
        Meaning(text: "E") { $0.flags.contains("E") },
    ]

    private static let literals = atoms.flatMap { atom in
        [
            atom, Meaning(text: "!" + atom.text) { !atom.holds($0) },
            Meaning(text: "!(!(\(atom.text)))") { atom.holds($0) },
        ]
    }

    private func mayHold(_ left: String, _ right: String) -> Bool {
        BuildCondition(left).mayHold(with: BuildCondition(right))
    }

    @Test("Two things hold together where a build has both")
    func literals() {
        for left in Self.literals {
            for right in Self.literals {
                let isPossible = Build.all.contains { left.holds($0) && right.holds($0) }
                // Two systems that are both left out: no condition knows how many there are.
                #expect(
                    mayHold(left.text, right.text) == isPossible || left.text.hasPrefix("!arch"),
                    "\(left.text), \(right.text)"
                )
                let both = BuildCondition("\(left.text) && \(right.text)")
                #expect(both.mayHold(with: .always) == mayHold(left.text, right.text), "\(left.text) && \(right.text)")
                #expect(
                    BuildCondition(left.text).and(BuildCondition(right.text)).mayHold(with: .always)
                        == mayHold(left.text, right.text)
                )
            }
        }
    }

    @Test("What a build has is never excluded, however the conditions are put together")
    func combined() {
        var excluded = 0
        for (index, first) in Self.atoms.enumerated() {
            for second in Self.atoms {
                let third = Self.atoms[(index * 5 + 3) % Self.atoms.count]
                let left = Meaning(text: "(\(first.text)||!\(second.text))&&!(\(third.text)&&\(first.text))") {
                    (first.holds($0) || !second.holds($0)) && !(third.holds($0) && first.holds($0))
                }
                for right in Self.literals {
                    let isPossible = Build.all.contains { left.holds($0) && right.holds($0) }
                    let told = mayHold(left.text, right.text)
                    if isPossible { #expect(told, "\(left.text), \(right.text)") }
                    if !told { excluded += 1 }
                    let otherwise = BuildCondition(left.text, negated: true)
                    if Build.all.contains(where: { !left.holds($0) && right.holds($0) }) {
                        #expect(otherwise.mayHold(with: BuildCondition(right.text)), "!(\(left.text)), \(right.text)")
                    }
                }
            }
        }
        #expect(excluded > 50)
    }

    @Test("Of alternatives the one that is left over must hold")
    func leftOver() {
        #expect(!mayHold("D || E", "!D && !E"))
        #expect(mayHold("D || E", "!D"))
        #expect(!mayHold("(D || E) && (!E || F)", "!D && !F"))
        #expect(!mayHold("!D && !F", "(!E || F) && (D || E)"))
        #expect(!mayHold("os(A) || os(B)", "os(C)"))
        #expect(!mayHold("(os(A) || os(B)) && (!os(A) || D)", "!D && !os(B)"))
        #expect(mayHold("(D || E || F) && (!D || !E)", "!F"))
    }

    @Test(
        "Versions are compared by their first two numbers",
        arguments: [
            ("6.2", "6.2", false), ("6.2", "6.3", true), ("6.10", "6.9", false), ("6.9", "6.10", true),
            ("6", "6.0", false),
            ("6", "6.1", true), ("6.2.5", "6.2.9", false), ("999", "999.1", true), ("5.998", "5.999", true),
            ("5.999", "5.1500", false), ("5.1500", "6", true), ("0", "0.1", true), ("1", "0.9", false),
            ("6.x", "6", false),
        ]
    )
    func versions(least: String, below: String, isPossible: Bool) {
        for kind in ["compiler", "swift"] {
            #expect(mayHold("\(kind)(>=\(least))", "\(kind)(<\(below))") == isPossible)
            #expect(mayHold("\(kind)(<\(below))", "\(kind)(>=\(least))") == isPossible)
        }
        #expect(mayHold("compiler(>=\(least))", "swift(<\(below))"))
    }

    @Test(
        "What is no version is a name like any other",
        arguments: ["compiler(>=x)", "swift(>=)", "swift(>=1000)", "compiler(6)", "os(A", "swift(<1"]
    )
    func names(text: String) {
        #expect(!mayHold(text, "!\(text)"))
        #expect(mayHold(text, "compiler(<1)"))
        #expect(!BuildCondition(text).isOutdated)
    }

    @Test("Conditions for compilers that nobody has are told")
    func outdated() {
        for text in [
            "compiler(<6.2)", "compiler(<6.2.1)", "compiler(<5)", "swift(<5.10)", "!swift(>=5)", "!compiler(>=6.2)",
            "false", "!true", "D && false", "compiler(<6) || swift(<5)",
        ] {
            #expect(BuildCondition(text).isOutdated, "\(text)")
        }
        for text in [
            "", "compiler(<6.3)", "compiler(>=6.2)", "swift(<6)", "swift(>=5.10)", "swift(<5.11)", "true", "!false",
            "D", "!D", "false || D", "os(A)", "!os(A)", "!arch(x)",
        ] {
            #expect(!BuildCondition(text).isOutdated, "\(text)")
        }
    }

    @Test("Of thirty-two parts each counts; with more, a condition is taken to hold")
    func limits() {
        let any = { (count: Int) in (0..<count).map { "F\($0)" }.joined(separator: " || ") }
        let none = { (count: Int) in (0..<count).map { "!F\($0)" }.joined(separator: " && ") }
        #expect(!mayHold(any(32), none(32)))
        #expect(mayHold(any(33), none(32)) && mayHold(any(32), none(33)))
        #expect(BuildCondition(any(33)) == .always && BuildCondition(none(33)) == .always)
        #expect(BuildCondition("!(\(none(32)))") == BuildCondition(any(32).replacing("F", with: "!!F")))
        let half = BuildCondition(none(32))
        let other = BuildCondition((0..<32).map { "!G\($0)" }.joined(separator: " && "))
        #expect(!half.and(other).mayHold(with: BuildCondition("G31")))
        #expect(half.and(other).and(BuildCondition("!H")).mayHold(with: BuildCondition("H")))
        #expect(half.and(half).clauses.count == 32)
    }

    @Test("However deep the parentheses, reading comes to an end")
    func deep() {
        let deep = { (count: Int) in String(repeating: "!(", count: count) + "D" + String(repeating: ")", count: count)
        }
        #expect(!mayHold(deep(2), "!D") && !mayHold(deep(14), "!D") && mayHold(deep(13), "!D"))
        #expect(BuildCondition(deep(4_000)).mayHold(with: .always))
        for text in ["(", ")", "&&", "||", "!", "D &&", "&& D", "D & E", "D | E", "()", "((D)", "D))", "f(a(b)||c)"] {
            #expect(BuildCondition(text).mayHold(with: .always), "\(text)")
        }
        #expect(!mayHold("canImport(A.B(c)) && D", "!D"))
        #expect(!mayHold("f(a||b)", "!f(a||b)"))
    }

    @Test("Conditions have numbers, and the same one has one number")
    func numbers() {
        var table = ConditionTable()
        #expect(table.isEmpty && table.number(of: .always) == ConditionTable.always)
        let (first, second) = (table.number(of: BuildCondition("D")), table.number(of: BuildCondition("!D && E")))
        let (third, old) = (table.number(of: BuildCondition("!E")), table.number(of: BuildCondition("swift(<4)")))
        #expect(!table.isEmpty && [first, second, third, old] == [1, 2, 3, 4])
        #expect(table.number(of: BuildCondition("D")) == first)
        #expect(table.condition(second) == BuildCondition("!D && E"))
        for number: Int32 in [-1, 0, 5, 100] { #expect(table.condition(number) == .always) }
        #expect((-1...5).filter { table.isOutdated($0) } == [old])
        #expect(!table.mayHold(first, second) && !table.mayHold(second, third) && table.mayHold(first, third))
        #expect(table.mayHold(first, first) && table.mayHold(0, second) && table.mayHold(0, 0))
        #expect(
            !table.mayHold(0, second, third) && !table.mayHold(first, 0, second) && table.mayHold(first, third, old)
        )
        let (either, neither) = (table.number(of: BuildCondition("D || F")), table.number(of: BuildCondition("!F")))
        #expect(!table.mayHold(second, neither, either) && table.mayHold(first, neither, either))
        let part = table.number(of: BuildCondition("E"))
        #expect(table.implies(second, part) && table.implies(second, 0))
        #expect(!table.implies(first, second) && !table.implies(0, first))
    }
}
