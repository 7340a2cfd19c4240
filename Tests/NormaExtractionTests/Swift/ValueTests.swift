// What untyped variables are made from, and what generic parameters must be.

import NormaFacts
import NormaText
import Testing

@testable import NormaExtraction

@Suite struct ValueTests {
    @Test(
        "an untyped variable knows the chain or the call that it is made from",
        arguments: [
            ("let x = repository", "repository"), ("let x = self.repository.inner", "self.repository.inner"),
            ("let x = Router.shared", "Router.shared"), ("let x = make()", "make()"),
            ("let x = try await a.make(1).b.c", "make().b.c"), ("let x = try? a.make()", "make() optional"),
            ("let x = a?.b", "a.b optional"), ("let x = a.b!", "a.b unwrapped"), ("let x = (a.b)", "a.b"),
            ("if let x = self.a {}", "self.a bound"), ("if let x {}", "x bound"),
            ("guard let x = a.b() else { return }", "b() bound"), ("for x in self.items {}", "self.items element"),
            ("f { [x = self.a] in }", "self.a"), ("while let x = next() {}", "next() bound"),
        ]
    ) func origins(source: String, expected: String) throws {
        let found = facts("func test() { \(source) }")
        let local = try #require(found.locals.first { found.text($0.name) == "x" })
        #expect(found.originText(local.origin) == expected)
    }

    @Test(
        "what says nothing of a type has no origin",
        arguments: [
            "let x = a + b", "let x: Cart = a.b", "let x = Cart()", "let x = Cart.self", "let x = .one", "let x = [1]",
            "for (x, y) in items {}", "if case .one(let x) = a {}", "let x = a[0]", "let x = { 1 }", "let x = a ?? b",
        ]
    ) func withoutOrigin(source: String) throws {
        let found = facts("func test() { \(source) }")
        let local = try #require(found.locals.first { found.text($0.name) == "x" })
        #expect(local.origin == -1)
    }

    @Test("a property knows its origin, the reference and the local in it") func properties() throws {
        let found = facts("struct A { let x = Router.shared }\nfunc f(a: B) { let y = a.b }")
        let property = try #require(found.declaration(named: "x"))
        let value = try #require(found.value(property.origin))
        #expect(found.reference(value.reference).map { found.text($0.name) } == "Router")
        let local = try #require(found.locals.first { found.text($0.name) == "y" })
        let other = try #require(found.value(local.origin))
        #expect(found.text(found.locals[Int(other.local)].name) == "a")
        #expect(other.reference == -1)
    }

    @Test("a call on a call's result knows that call and the names between") func bases() throws {
        let found = facts("let a = make(b()).first?.second.save()")
        let save = try #require(found.calls.first { found.text($0.name) == "save" })
        #expect(found.text(found.calls[Int(save.base)].name) == "make")
        #expect(found.text(save.tail) == "first.second")
        #expect(found.text(save.chain).isEmpty)
    }

    @Test("a call knows whether the last thing before it is unwrapped") func unwrapping() {
        let found = facts("a?.b(); a!.b(); a?.c.b(); a.b(); b(); a?.b<Int>()")
        #expect(found.calls.map(\.isUnwrapped) == [true, true, false, false, false, true])
    }

    @Test("a variable that binds self is none") func boundSelf() {
        let found = facts("f { [weak self] in guard let self else { return }; self.load(); if let self = self {} }")
        #expect(found.locals.isEmpty)
        #expect(found.localsOfCalls(named: "load") == ["none"])
    }

    @Test("arrays know what they hold, unless that is optional") func elements() throws {
        let found = facts("let a: [Cart]; let b: [any Cart]?; let c: [Cart?]; let d: [[Cart]]; let e: [Int: Cart]")
        let elements = found.declarations.map { fact in
            found.type(fact.type).flatMap { found.reference($0.element) }.map { found.text($0.name) }
        }
        #expect(elements == ["Cart", "Cart", nil, nil, nil])
    }

    @Test("requirements keep the path and the place of what it must be") func requirements() {
        let source = """
            struct Box<Item: Drawable & Sized> where Item.Part == Line, Item: Named {}
            protocol Holding: Base where Self.Item: Named { associatedtype Item: Drawable where Item.Part: Sized }
            extension Array where Element == Cart {}
            func f<A, each B: Named>(_ a: A) where A: Shop.Holding {}
            """
        let found = facts(source)
        let texts = found.requirements.map { fact in
            let bytes = Array(source.utf8)[Int(fact.target.start)..<Int(fact.target.end)]
            let target = String(decoding: bytes, as: UTF8.self)
            return found.path(fact.owner) + " | " + found.text(fact.subject) + (fact.isSameType ? " == " : ": ")
                + target
        }
        #expect(
            texts == [
                "Box | Item: Drawable & Sized", "Box | Item.Part == Line", "Box | Item: Named",
                "Holding | Self.Item: Named", "Holding.Item | Item: Drawable", "Holding.Item | Item.Part: Sized",
                "Array | Element == Cart", "f | B: Named", "f | A: Shop.Holding",
            ]
        )
    }
}

extension SourceFacts {
    fileprivate func originText(_ origin: Int32) -> String? {
        guard let value = value(origin) else { return nil }
        let call = value.call < 0 ? nil : text(calls[Int(value.call)].name) + "()"
        let parts = [call, value.chain.isEmpty ? nil : text(value.chain)].compactMap { $0 }
        let traits: [(ValueFact.Traits, String)] = [
            (.bound, " bound"), (.element, " element"), (.optional, " optional"), (.unwrapped, " unwrapped"),
        ]
        return parts.joined(separator: ".") + traits.filter { value.traits.contains($0.0) }.map(\.1).joined()
    }
}
