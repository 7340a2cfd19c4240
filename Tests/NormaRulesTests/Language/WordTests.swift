// What the words mean at their edges: each case is a rule, some code, and the lines on which the rule finds something.

import Testing

@Suite("Words")
struct WordTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let rule: String
        let code: String

        init(_ name: String, _ rule: String, _ code: String) {
            self.name = name
            self.rule = rule
            self.code = code
        }

        var testDescription: String { name }

        /// The lines that end in the mark.
        var marked: [Int] {
            code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                .filter { $0.element.hasSuffix("// ✗") }.map { $0.offset + 1 }
        }
    }

    @Test("finds what is marked", arguments: shape + relation + silence)
    func finds(_ example: Case) throws {
        let check = try SmallCheck(rule: example.rule, example.code)
        #expect(Array(Set(check.lines)).sorted() == example.marked, "\(check.found)")
    }

    static let shape: [Case] = [
        Case(
            "inherit looks through intermediate classes and known ones outside",
            "every: { class: \"*Screen\" }\nmust: { inherit: UIViewController }",
            """
            class BaseScreen: UITableViewController {}
            class CartScreen: BaseScreen {}
            class PlainScreen {} // ✗
            class ForeignScreen: SDKController {}
            """
        ),
        Case(
            "conform-to looks through extensions, protocols and aliases",
            "every: { struct: any, member-of: Namespace }\nmust: { conform-to: Route }",
            """
            protocol Route {}
            protocol DeepRoute: Route {}
            typealias Way = DeepRoute
            enum Namespace {
                struct A: Route {}
                struct B: Way {}
                struct C {}
                struct D {} // ✗
            }
            extension Namespace.C: DeepRoute {}
            """
        ),
        Case(
            "an enum without associated values is equatable by itself, a raw type is no conformance",
            "every: enum\nmust: { conform-to: [Equatable, Codable] }",
            "enum Mode { case light, dark }\nenum State { case loaded(Int) } // ✗\nenum Kind: String { case a }\n"
        ),
        Case(
            "a raw type's own conformances are not the enum's",
            "every: enum\nmust-not: { conform-to: Codable }",
            "enum Kind: String { case a }\nenum Coded: String, Codable { case a } // ✗\n"
        ),
        Case(
            "access is what is written, in an extension what it says",
            "every: { function: any, member-of: Cart }\nmust-not: { be: public }",
            """
            public struct Cart {
                func own() {}
                public func open() {} // ✗
            }
            public extension Cart {
                func added() {} // ✗
            }
            """
        ),
        Case(
            "have finds members of extensions, and points at near misses",
            "every: { class: \"*ViewModel\" }\nmust: { have: { property: state, be: private } }",
            """
            final class CartViewModel {}
            extension CartViewModel {
                private var state: Int { 0 }
            }
            final class ListViewModel {
                var state = 0 // ✗
            }
            final class EmptyViewModel {} // ✗
            """
        ),
        Case(
            "have-type sees through optionals, any and evident values, and is silent where only inference knows",
            "every: { property: any, member-of: Screen }\nmust-not: { have-type: Store }",
            """
            class Store {}
            protocol Loading {}
            struct Screen {
                let a: Store? // ✗
                let b = Store() // ✗
                let c: any Loading
                let d = make()
                let e: [Store]
            }
            """
        ),
        Case(
            "have-type compares the written text too",
            "every: { property: path }\nmust: { have-type: \"[Route]\" }",
            "struct A { var path: [Route] }\nstruct B { var path: [ Route ] }\nstruct C { var path: [Int] } // ✗\n"
        ),
        Case(
            "attributes with arguments, white space aside",
            "every: function\nmust-not: { have-attribute: \"@available(*, deprecated)\" }",
            "@available(*,deprecated) func old() {} // ✗\n@available(iOS 17, *) func new() {}\n"
        ),
        Case(
            "measures",
            "every: function\nmust: { have-at-most: { parameters: 1, statements: 1 } }",
            "func a(b: Int) { print(b) }\nfunc c(d: Int, e: Int) {} // ✗\nfunc f() { f(); f() } // ✗\n"
        ),
    ]

    static let relation: [Case] = [
        Case(
            "refer-to by role of the reference",
            "every: struct\nmust-not: { refer-to: { class: Store, as: [property, construction] } }",
            """
            class Store {}
            struct A {
                let store: Store? // ✗
                func make() { _ = Store() } // ✗
                func take(_ store: Store) {}
            }
            """
        ),
        Case(
            "a local type of the same name is another",
            "every: struct\nmust-not: { refer-to: Store }",
            """
            struct Cart {
                struct Store {}
                let store: Store
            }
            """
        ),
        Case(
            "an alias counts as what it stands for",
            "every: struct\nmust-not: { refer-to: class }",
            "class Store {}\ntypealias Shop = Store\nstruct Cart { let shop: Shop } // ✗\n"
        ),
        Case(
            "call with a receiver's evident type",
            "every: file\nmust-not: { call: { named: load, on: { protocol: \"*Service\" } } }",
            """
            protocol CartService { func load() }
            struct Other { func load() {} }
            final class Model {
                let service: any CartService
                let other = Other()
                init(service: any CartService) { self.service = service }
                func run() {
                    service.load() // ✗
                    self.service.load() // ✗
                    other.load()
                }
                func take(local: CartService?) { local?.load() } // ✗
            }
            """
        ),
        Case(
            "a call of a member or of a local function is not that of a global one",
            "every: file\nmust-not: { call: print }",
            """
            struct Printer {
                func print(_ text: String) {}
                func run() { print("mine") }
            }
            func outer() {
                func print(_ text: String) {}
                print("local")
            }
            func real() { print("real") } // ✗
            func qualified() { Swift.print("real") } // ✗
            """
        ),
        Case(
            "call with labels",
            "every: file\nmust-not: { call: { named: animate, with: [delay] } }",
            "func a() { animate(delay: 1) } // ✗\nfunc b() { animate(duration: 1) }\n"
        ),
        Case(
            "member-of binds its captures",
            "every: { enum: Route, member-of: { class: \"{Name}Coordinator\" } }\nmust: { have: { case: \"{Name:camel}Home\" } }",
            """
            class CartCoordinator { enum Route { case cartHome } }
            class ListCoordinator { enum Route { case home } } // ✗
            """
        ),
    ]

    static let silence: [Case] = [
        Case(
            "a macro of which nothing is known may add the conformance",
            "every: struct\nmust: { conform-to: Reducer }",
            "@Reducer struct Cart {}\n@Observable struct List {} // ✗\n"
        ),
        Case(
            "what is sendable without a word",
            "every: type\nmust: { conform-to: Sendable }",
            """
            actor Store {}
            @MainActor final class Model {}
            struct Value { let id: Int }
            final class Screen: UIViewController {}
            final class Box {} // ✗
            protocol Loading {} // ✗
            """
        ),
        Case(
            "of an outside type only its name is known",
            "every: struct\nmust-not: { refer-to: class }",
            "struct Cart { let session: SDKSession; let view: SDKView }\n"
        ),
        Case(
            "not: what can't be told of the inside can't be told of the outside",
            "every: struct\nmust-not: { refer-to: { not: { conform-to: Sendable } } }",
            "struct Cart { let session: SDKSession }\n"
        ),
        Case(
            "an extension of the code base can make an outside type conform",
            "every: struct\nmust-not: { refer-to: { not: { conform-to: Loading }, as: property } }",
            """
            protocol Loading {}
            protocol Fetching: Loading {}
            extension SDKSession: Fetching {}
            struct Cart {
                let session: SDKSession
                let other: SDKOther // ✗
            }
            """
        ),
        Case(
            "the captures of the type around are the rule's",
            "every: { function: any, member-of: { class: \"{Name}Store\" } }\nmust: { named: \"load{Name}\" }",
            """
            class CartStore {
                func loadCart() {}
                func loadList() {} // ✗
            }
            """
        ),
    ]
}
