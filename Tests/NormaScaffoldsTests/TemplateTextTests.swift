import NormaScaffolds
import Testing

@Suite("A template's text") struct TemplateTextTests {
    private func filled(_ text: String, _ values: [String: TemplateValue]) throws -> String {
        try TemplateText(text).filled(with: values)
    }

    @Test("is never escaped") func isNotEscaped() throws {
        #expect(
            try filled("let a: {{type}} = \"&\"", ["type": .text("Result<Int, any Error>")])
                == "let a: Result<Int, any Error> = \"&\""
        )
    }

    @Test(
        "gives a name in each shape",
        arguments: [
            ("pascal", "OrderDetails"), ("camel", "orderDetails"), ("kebab", "order-details"),
            ("snake", "order_details"),
            ("lower", "orderdetails"), ("upper", "ORDERDETAILS"), ("words", "order details"),
            ("sentence", "Order details"),
        ]
    )
    func shapes(shape: String, result: String) throws {
        #expect(try filled("{{Name.\(shape)}}", ["Name": .text("OrderDetails")]) == result)
    }

    @Test("repeats a section for each value, and lines that only open or close it disappear") func sections() throws {
        let first = TemplateValue.record(
            ["Route": .text("Help"), "first": .flag(true), "last": .flag(false)],
            text: "Help"
        )
        let last = TemplateValue.record(
            ["Route": .text("Map"), "first": .flag(false), "last": .flag(true)],
            text: "Map"
        )
        let text =
            "enum Route {\n    {{#Route}}\n    case {{Route.camel}}{{^last}} // then{{/last}}\n    {{/Route}}\n}\n"
        #expect(
            try filled(text, ["Route": .list([first, last])])
                == "enum Route {\n    case help // then\n    case map\n}\n"
        )
        #expect(try filled(text, ["Route": .list([])]) == "enum Route {\n}\n")
    }

    @Test("makes a section over a flag, a choice or a text only where it holds") func conditions() throws {
        let text = "{{#tests}}tests {{/tests}}{{#platform.ios}}phone {{/platform.ios}}{{^note}}no note{{/note}}"
        let ios = TemplateValue.record(["ios": .flag(true), "macos": .flag(false)], text: "ios")
        #expect(try filled(text, ["tests": .flag(true), "platform": ios, "note": .text("")]) == "tests phone no note")
        let macos = TemplateValue.record(["ios": .flag(false), "macos": .flag(true)], text: "macos")
        #expect(try filled(text, ["tests": .flag(false), "platform": macos, "note": .text("x")]) == "")
    }

    @Test("that is no template says so") func unreadable() {
        #expect(throws: ScaffoldProblem.self) { try TemplateText("{{#open}} and never closed") }
    }
}

extension TemplateTextTests {
    @Test("fills the placeholders of a place from what the set was told")
    func placeholdersOfPlaces() throws {
        let values: [String: TemplateValue] = [
            "feature": .place("Packages/{Feature}/Sources/{Feature:kebab}/{Unknown}"), "Feature": .text("OrderDetails"),
        ]
        #expect(
            try filled("{{feature}}/{{Feature}}View.swift", values)
                == "Packages/OrderDetails/Sources/order-details/{Unknown}/OrderDetailsView.swift"
        )
    }
}
