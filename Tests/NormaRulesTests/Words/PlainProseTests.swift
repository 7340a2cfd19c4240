// Prose of plain letters is read by bytes, and tells what the reading by characters tells.

import Testing

@testable import NormaRules

@Suite("Prose by bytes")
struct PlainProseTests {
    @Test(
        "Both readings tell the same words",
        arguments: [
            "Loads the cart, and shows it where it isn't empty.",
            "See https://example.com/a for `cart.items` and \"more\" of it",
            "Copyright 2024 Somebody", "a \"b c", "let cart = load(); return { cart }",
            "TODO: isValid URLSession it's (really) 3 x",
            "tabs\tand\r\nlines of Windows, don't they?", "`one` `two` three ``", "load(_:) (see below).", "", "   ",
            "MAX_COUNT of_things",
        ]
    )
    func same(text: String) {
        // The last sign is no plain one, and no word.
        #expect(ProseText(text).words == ProseText(text + " …").words)
    }

    @Test("What is told is told of what stands outside of quotations and addresses")
    func words() {
        #expect(
            ProseText("Shows `cart.items` at https://example.com, don't it").words == ["Shows", "at", "don't", "it"]
        )
        #expect(ProseText("Created by Ada on 1.1.2024").words == [])
    }
}
