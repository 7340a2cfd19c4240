// Conditions that leave something open: the kind of the thing, or the state before a change.

import NormaFindings
import Testing

struct OpenConditionTests {
    private static let store = """
        struct Row {}
        final class Store {
            var row: Row?
            let total = 1
            func make(_ first: Row) -> Row { first }
        }
        struct Other { let other: String }
        """

    @Test(
        "A condition that only members can have chooses members, alone, beside a kind and as a trait",
        arguments: [
            ("every: { have-type: Row }", [3, 5, 5]),
            ("every: { any: [{ have-type: Row }, { property: total }] }", [3, 4, 5, 5]),
            ("every: row-like", [3, 5, 5]), ("every: { property: any, row-like: any }", [3]),
            ("every: { function: any, row-like: any }", [5]), ("every: kept", [3, 5, 5]),
            ("every: { member-of: { class: any } }", [3, 4, 5]), ("every: { have-value: \"1\" }", [4]),
        ]
    )
    func kinds(_ subject: String, _ lines: [Int]) throws {
        let names =
            "```yaml define\ntraits: { row-like: { have-type: Row } }\nroles: { kept: { have-type: Row } }\n```\n\n"
        let check = try SmallCheck(
            names + SmallCheck.block("\(subject)\nmust: { named: never }"),
            ["Code.swift": Self.store]
        )
        #expect(check.lines == lines)
    }

    @Test("A condition that types can have is about types")
    func types() throws {
        let check = try SmallCheck(
            rule: "every: { conform-to: Row }\nmust: { be: final }",
            "struct A: Row {}\nextension A {}"
        )
        #expect(check.lines.isEmpty)
    }

    @Test("A condition of one kind beside another is a problem of the guide")
    func wrongKind() {
        #expect(throws: (any Error).self) {
            try SmallCheck(rule: "every: { class: any, have-type: Row }\nmust: { be: final }", "")
        }
    }

    @Test("A rule and a role of types that fit only members say which kind would fit")
    func hint() throws {
        let rule = try SmallCheck(rule: "every: { be: constant }\nmust: { be: private }", Self.store)
        #expect(
            rule.result.notices.map(\.message) == [
                "`r` matched nothing in this code base: without a kind it is about types; `Store.total` would fit `{ property: any, … }`"
            ]
        )
        let role = try SmallCheck(
            "```yaml define\nroles: { fixed: { be: constant } }\n```\n\n"
                + SmallCheck.block("every: fixed\nmust: { be: private }"),
            ["Code.swift": Self.store]
        )
        #expect(role.result.notices.first?.message.hasSuffix("`Store.total` would fit `{ property: any, … }`") == true)
    }

    @Test(
        "Without a change, a condition about one leaves alone only what depends on it",
        arguments: [
            ("every: { class: any, any: [{ be: new }, { be: public }] }\nmust: { be: final }", [2], 0),
            ("every: class\nmust-not: { any: [{ be: new }, { be: public }] }", [2], 0),
            ("every: class\nmust: { all: [{ be: final }, { not: { be: edited } }] }", [1, 2], 0),
            ("every: class\nmust: { be: final }\nexcept: [{ be: new, in: Nowhere, because: later }]", [1, 2], 0),
            ("every: { class: any, be: [new, public] }\nmust: { be: final }", [], 1),
            ("every: class\nmust: { any: [{ be: final }, { be: new }] }", [], 1),
            ("every: class\nmust: { be: final }\nexcept: [{ be: new, because: later }]", [], 1),
            ("every: { class: any, not: { be: edited } }\nmust: { be: final }", [], 1),
            ("only: { in: Nowhere }\nmay: { have: { class: any, be: new } }", [], 1),
            ("every: fresh\nmust: { be: final }", [], 1),
            ("every: { any: [fresh, { class: B }] }\nmust: { be: final }", [2], 0),
        ]
    )
    func change(_ rule: String, _ lines: [Int], _ off: Int) throws {
        let names = "```yaml define\nroles: { fresh: { class: any, be: new } }\n```\n\n"
        let check = try SmallCheck(
            names + SmallCheck.block(rule),
            ["Code.swift": "class A {}\npublic class B {}\nstruct C {}\n"]
        )
        #expect(check.lines == lines)
        #expect(check.result.silence.withoutChange.count == off)
        #expect(check.result.notices.map(\.message) == [])
    }

    @Test(
        "Beside a role or a condition of types, and in a denial, `call` is what the thing does",
        arguments: [
            ("every: { store: any, call: print }\nmust: { be: final }", [1, 5]),
            ("every: { store: any, not: { call: print } }\nmust: { be: final }", [2]),
            ("every: { conform-to: Kept, call: print }\nmust: { be: final }", [5]),
            ("every: { any: [{ class: A }, { class: B }], call: print }\nmust: { be: final }", [1]),
            ("every: quiet\nmust: { be: final }", [2]),
            ("every: { call: any, not: { call: print } }\nmust: { in: Nowhere }", [3]),
            ("every: { printing: any, not: { call: dump } }\nmust: { in: Nowhere }", [1, 5]),
            ("every: { all: [class, { call: print }] }\nmust: { be: final }", [1, 5]),
            ("every: { class: any, call: any }\nmust: { be: final }", [1, 5]),
            ("every: call\nmust: { in: Nowhere }\nexcept: [{ call: print, because: fine }]", [3]),
        ]
    )
    func calls(_ rule: String, _ lines: [Int]) throws {
        let names = """
            ```yaml define
            roles:
              store: { class: any }
              quiet: { class: any, not: { call: print } }
              printing: { call: [print, dump] }
            ```


            """
        let code = """
            class A { func log() { print(1) } }
            class B: Kept { func log() {} }
            let made = dump(1)
            protocol Kept {}
            class D: Kept { func log() { print(2) } }
            """
        let check = try SmallCheck(names + SmallCheck.block(rule), ["Code.swift": code])
        #expect(check.lines == lines)
    }

    @Test("A hole that should be two things at once is a problem of the guide")
    func holes() {
        let rule =
            "every: file\nmust-not: { contain: { pattern: \"run($A)\", where: { A: { closure: any, call: print } } } }"
        #expect(throws: (any Error).self) { try SmallCheck(rule: rule, "") }
    }
}
