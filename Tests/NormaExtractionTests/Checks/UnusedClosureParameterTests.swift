// Which names in a closure are its parameters.

import Testing

@testable import NormaExtraction

@Suite("Unused parameters of closures")
struct UnusedClosureParameterTests {
    @Test(
        "are those that nothing in the closure reads",
        arguments: [
            CheckCase("f { item in g() }", "item|item"), CheckCase("f { item, other in g(item) }", "other|other"),
            CheckCase("f { item in g(item) }"), CheckCase("f { item in g(item.a) }"),
            CheckCase("f { item in \"\\(item)\" }"),
            CheckCase("f { item in a.item }", "item|item"), CheckCase("f { item in g(item: 1) }", "item|item"),
            CheckCase("f { item in if let item { g() } }"),
            CheckCase("f { item in if let item = other { g() } }", "item|item"),
            CheckCase("f { item in guard let item else { return } }"),
            CheckCase("f { item in let item = 1 }", "item|item"),
            CheckCase("f { item in g { [item] in h() } }"), CheckCase("f { item in g { [item = other] in h() } }"),
            CheckCase("f { item in `item` }"), CheckCase("f { `item` in item }"), CheckCase("f { item in $item }"),
            CheckCase("f { item in _item }"),
            CheckCase("f { _ in g() }"), CheckCase("f { item in item }"),
            CheckCase("f { (item: Int) in g() }", "item|item"),
        ]
    )
    func unused(example: CheckCase) { example.expectDetails(of: UnusedClosureParameter.self) }
}
