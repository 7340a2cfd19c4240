// The four sentences: what they find, where, and in what words.

import NormaFindings
import Testing

@Suite("Sentences")
struct SentenceTests {
    @Test("must: a finding for each missing part, at the subject's name")
    func must() throws {
        let check = try SmallCheck(
            rule: "every: { class: \"*ViewModel\" }\nmust: { be: final, have-attribute: \"@MainActor\" }",
            "class CartViewModel {}\n@MainActor class ListViewModel {}\n@MainActor final class GoodViewModel {}\n"
        )
        #expect(
            check.found == [
                "Code.swift:1 `CartViewModel` does not have the attribute `@MainActor`",
                "Code.swift:1 `CartViewModel` is not final",
                "Code.swift:2 `ListViewModel` is not final",
            ]
        )
        #expect(check.result.findings.map(\.symbol) == ["CartViewModel", "CartViewModel", "ListViewModel"])
        #expect(check.result.statistics.subjects == 3)
    }

    @Test("must with several adjectives: one finding that names those that are missing")
    func mustBeAll() throws {
        let check = try SmallCheck(
            rule: "every: property\nmust: { be: [private, static, constant] }",
            "struct Cart {\n    var a = 1\n    private var b = 1\n    private static var c = 1\n}\n"
        )
        #expect(
            check.found == [
                "Code.swift:2 `Cart.a` is neither private, static nor constant",
                "Code.swift:3 `Cart.b` is neither static nor constant", "Code.swift:4 `Cart.c` is not constant",
            ]
        )
        #expect(Set(check.result.findings.map(\.detail)) == ["private, static and constant"])
    }

    @Test("must with any: one finding that names both ways out")
    func mustAny() throws {
        let check = try SmallCheck(
            rule: "every: { struct: \"*View\" }\nmust: { any: [{ conform-to: View }, { named: \"Base*\" }] }",
            "struct CartView {}\nstruct BaseView {}\nstruct ListView: View {}\n"
        )
        #expect(check.found == ["Code.swift:1 `CartView` does not conform to `View` and is not named `Base*`"])
    }

    @Test("must-not: a finding at each place, told of the innermost subject")
    func mustNot() throws {
        let check = try SmallCheck(
            rule: "every: type\nmust-not: { refer-to: Store }",
            """
            class Store {}
            struct Outer {
                let first: Store
                struct Inner {
                    let second: [Store]
                }
            }
            extension Outer {
                func third(_ store: Store?) {}
            }
            """
        )
        #expect(
            check.found == [
                "Code.swift:3 `Outer` refers to `Store`",
                "Code.swift:5 `Outer.Inner` refers to `Store`",
                "Code.swift:9 `Outer` refers to `Store`",
            ]
        )
        #expect(check.result.findings.map(\.symbol) == ["Outer.first", "Outer.Inner.second", "Outer.third(_:)"])
        #expect(check.result.findings.map(\.detail) == ["Store", "Store", "Store"])
    }

    @Test("must-not with a mapping is broken only where all of it holds")
    func mustNotMapping() throws {
        let check = try SmallCheck(
            rule: "every: class\nmust-not: { be: open, named: \"Base*\" }",
            "open class BaseCart {}\nopen class Cart {}\nclass BaseList {}\n"
        )
        #expect(check.lines == [1])
    }

    @Test("only may: what lies inside of the allowed is allowed, whatever its own name")
    func only() throws {
        let check = try SmallCheck(
            rule: "only: { class: \"*Factory\" }\nmay: { create: { class: \"*ViewModel\" } }",
            """
            class CartViewModel {}
            class CartFactory {
                func make() -> CartViewModel { CartViewModel() }
                struct Nested { let model = CartViewModel() }
            }
            extension CartFactory {
                func other() { _ = CartViewModel() }
            }
            struct CartView {
                let model = CartViewModel()
            }
            let global = CartViewModel()
            """
        )
        #expect(
            check.found == [
                "Code.swift:10 `CartView.model` creates `CartViewModel`; only a class named `*Factory` may",
                "Code.swift:12 `global` creates `CartViewModel`; only a class named `*Factory` may",
            ]
        )
    }

    @Test("only a place may import")
    func onlyPlace() throws {
        let check = try SmallCheck(
            rule: "only: { in: Data/** }\nmay: { import: Alamofire }",
            ["Data/Client.swift": "import Alamofire\n", "Domain/Cart.swift": "import Foundation\nimport Alamofire\n"]
        )
        #expect(
            check.found == ["Domain/Cart.swift:2 `Cart.swift` imports `Alamofire`; only something in `Data/**` may"]
        )
    }

    @Test("exactly: both sides are held to each other")
    func exactly() throws {
        let check = try SmallCheck(
            rule: "exactly: { struct: \"*View\" }\nare: { conform-to: View }",
            "struct CartView {}\nstruct Cart: View {}\nstruct ListView: View {}\nstruct Item {}\n"
        )
        #expect(check.lines == [1, 2])
        #expect(check.result.statistics.subjects == 3)
    }

    @Test("A rule's own message is filled with what the subject binds")
    func message() throws {
        let check = try SmallCheck(
            rule: """
                every: { class: "{Name}ViewModel" }
                must: { be: final }
                message: "`{Subject}` of {Name:kebab} in {File} wants to be final"
                """,
            "class ShoppingCartViewModel {}\n"
        )
        #expect(check.found == ["Code.swift:1 `ShoppingCartViewModel` of shopping-cart in Code wants to be final"])
    }

    @Test("What to do instead is filled too; what needs no filling is left to the rule")
    func instead() throws {
        let rule = """
            every: { class: "{Name}ViewModel" }
            must: { be: final }
            instead: Write `final class {Subject}`, or a struct {Name}State.
            """
        let source = "class CartViewModel {}\nclass ListViewModel {}\n"
        #expect(
            try SmallCheck(rule: rule, source).result.findings.map(\.instead) == [
                "Write `final class CartViewModel`, or a struct CartState.",
                "Write `final class ListViewModel`, or a struct ListState.",
            ]
        )
        let plain = rule.replacing(/instead: .*/, with: "instead: \"Write `enum State { case idle }`.\"")
        #expect(try SmallCheck(rule: plain, source).result.findings.map(\.instead) == [nil, nil])
        let check = try SmallCheck(rule: "check: force-try\ninstead: Rethrow in {File}.", "let a = try! b()\n")
        #expect(check.result.findings.map(\.instead) == ["Rethrow in Code."])
    }

    @Test("An exception excuses, and one that excuses nothing is a notice")
    func exceptions() throws {
        let rule = """
            every: class
            must: { be: final }
            except:
              - { class: Base, because: it is one }
              - { class: Gone, because: it was one }
              - { class: Late, because: not yet, until: 2025-12-31 }
            """
        let check = try SmallCheck(rule: rule, "class Base {}\nclass Cart {}\nclass Late {}\n")
        #expect(check.lines == [2, 3])
        #expect(check.notices == [.uselessException, .endedException])
        // What is past is told also where nothing is expected: its findings are back.
        let quiet = try SmallCheck(rule: rule + "\nexpect: none\nbecause: so", "class Base {}\nclass Late {}\n")
        #expect(quiet.notices == [.endedException, .staleExpectation])
    }

    @Test("A scope that matches nothing is a notice, unless nothing is expected")
    func emptyScope() throws {
        let check = try SmallCheck(rule: "every: actor\nmust: { be: public }", "struct Cart {}\n")
        #expect(check.notices == [.emptyScope])
        let quiet = try SmallCheck(
            rule: "every: actor\nmust: { be: public }\nexpect: none\nbecause: so",
            "struct Cart {}\n"
        )
        #expect(quiet.notices.isEmpty)
    }

    @Test("A role that is defined by another role binds what that one binds")
    func roleOfARole() throws {
        let define = """
            ```yaml define
            roles:
              base: { class: "{Name}UseCase" }
              use-case: { all: [base], be: final }
            ```

            """
        let rule = "every: use-case\nmust: { have-counterpart: { class: \"{Name}Mock\" } }"
        let code = "final class CartUseCase {}\nfinal class ListUseCase {}\nclass ListMock {}\n"
        let check = try SmallCheck(define + SmallCheck.block(rule), ["Code.swift": code])
        #expect(check.lines == [1])
    }
}
