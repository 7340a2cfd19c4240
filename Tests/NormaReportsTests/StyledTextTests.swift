// Colours are beside a text: nothing in the text is one, and none is lost when texts are put together.

import NormaText
import Testing

@testable import NormaReports

@Suite("A text with its colours")
struct StyledTextTests {
    @Test("has only escape sequences of its own, whatever is in it")
    func hostile() {
        let evil = "\u{1B}[8m\u{9B}2J\r\u{1B}[1;31m\u{202E}"
        let shown = "␛[8m<U+009B>2J␍␛[1;31m<U+202E>"
        #expect(StyledText(evil).written(isColoured: true) == shown)
        #expect(StyledText(evil, .bold).written(isColoured: true) == "\u{1B}[1m\(shown)\u{1B}[0m")
        #expect(StyledText(evil, .bold).written(isColoured: false) == shown)
        let mixed: StyledText = "\(evil) \(StyledText("a", .red))\(evil)"
        #expect(mixed.written(isColoured: true) == "\(shown) \u{1B}[1;31ma\u{1B}[0m\(shown)")
        // Half of a sequence on either side makes no whole one.
        #expect((StyledText("\u{1B}") + StyledText("[8m", .dim)).written(isColoured: true) == "␛\u{1B}[2m[8m\u{1B}[0m")
    }

    @Test("keeps each part's look where parts are joined, and a look over all of it leaves those alone")
    func joined() {
        let parts = [StyledText("a", .bold), "é", StyledText("c", .cyan)]
        let joined = parts.joined(separator: "-")
        #expect(joined.plain == "a-é-c")
        #expect(joined.written(isColoured: true) == "\u{1B}[1ma\u{1B}[0m-é-\u{1B}[36mc\u{1B}[0m")
        #expect(
            joined.styled(.dim).written(isColoured: true)
                == "\u{1B}[1ma\u{1B}[0m\u{1B}[2m-é-\u{1B}[0m\u{1B}[36mc\u{1B}[0m"
        )
        #expect(StyledText("", .bold).written(isColoured: true) == "")
        #expect(StyledText("a").styled(.red).written(isColoured: true) == "\u{1B}[1;31ma\u{1B}[0m")
    }

    @Test("is no command to a build service at the beginning of a line")
    func commands() {
        #expect(StyledText("  ::error::x").written(isColoured: false) == "  :\u{200B}:error::x")
        #expect((StyledText(" ") + StyledText("::error::x")).written(isColoured: false) == " :\u{200B}:error::x")
    }

    @Test("Code is found by code points: a mark or a letter that joins a backtick hides none")
    func code() {
        let text = StyledText.code(in: ["\u{600}`a` `\u{301}b`"])[0]
        #expect(text.written(isColoured: true) == "\u{600}\u{1B}[36m`a`\u{1B}[0m \u{1B}[36m`\u{301}b`\u{1B}[0m")
    }

    @Test("In SARIF's messages nothing is a link")
    func sarif() {
        #expect(SARIFText.inert("[a](1) [b]\u{301}(2) ](") == "[a]\u{200B}(1) [b]\u{301}(2) ]\u{200B}(")
    }
}
