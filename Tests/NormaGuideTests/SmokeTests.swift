import NormaGuide
import NormaText
import Testing

struct SmokeTests {
    @Test("a long guide is read")
    func long() throws {
        let text = LongGuide.text
        print(Reading.problems(text))
        let guide = try Reading.guide(text)
        print(guide.rules.map(\.name), guide.definitions.features.map(\.text), guide.codePatterns.map(\.text))
    }
}
