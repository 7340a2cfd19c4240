// What a page says first, for somebody who has a minute.

import NormaFindings
import NormaText
import Testing

@testable import NormaReports

@Suite("The summary of a page")
struct PageSummaryTests {
    @Test("says how many layers there are, how many arrows are forbidden and which is the worst")
    func structure() {
        let sentences = PageSummary(PageFixtures.surveyed(Fixture.shop)).sentences
        let worst = "4 layers. 1 of 6 arrows leads where the guide forbids; it is `Shared` → `App`: 2 of 5 uses."
        #expect(sentences.first == worst)
    }

    @Test("takes of two arrows with as many forbidden uses the one of which they are more")
    func worst() {
        var result = Fixture.shop
        var graph = PageFixtures.graph(.layers, ["App", "Domain", "Shared"])
        graph.edges[0].forbidden = 2
        graph.edges[0].isForbidden = true
        graph.edges[0].references = 3
        result.survey = Survey(graphs: [graph])
        #expect(PageSummary(result).sentences.first?.contains("the worst is `App` → `Domain`: 2 of 3 uses.") == true)
        graph.edges[0].references = 2
        result.survey = Survey(graphs: [graph])
        #expect(PageSummary(result).sentences.first?.hasSuffix("`App` → `Domain`: 2 uses, all forbidden.") == true)
    }

    @Test("tells arrows that are allowed and have single uses at fault from forbidden ones")
    func faulty() {
        var result = Fixture.shop
        var graph = PageFixtures.graph(.layers, ["App", "Domain", "Shared"])
        for index in graph.edges.indices { graph.edges[index].isForbidden = false }
        result.survey = Survey(graphs: [graph])
        let words =
            "3 layers. There are 4 arrows between them, none of which the guide forbids; rules report single uses, "
        #expect(PageSummary(result).sentences.first == words + "most of them in `Shared` → `App`: 2 of 5 uses.")
    }

    @Test("begins with what is forbidden between features where nothing is between layers")
    func finer() {
        var result = Fixture.shop
        result.survey = Survey(graphs: [
            PageFixtures.graph(.layers, ["App", "Domain"]),
            PageFixtures.graph(.features, ["Cart", "Search", "Account"]),
        ])
        let sentences = PageSummary(result).sentences
        #expect(
            sentences.prefix(2) == [
                "3 features. 1 of 4 arrows leads where the guide forbids; it is `Account` → `Cart`: 2 of 5 uses.",
                "2 layers. There is one arrow between them, which the guide allows.",
            ]
        )
    }

    @Test("says that nothing is forbidden, and names the largest circle")
    func circle() {
        var result = Fixture.shop
        var graph = PageFixtures.graph(.modules, ["A", "B"])
        graph.units[0].circle = 0
        graph.units[1].circle = 0
        result.survey = Survey(graphs: [graph])
        let sentences = PageSummary(result).sentences
        #expect(sentences[0] == "2 modules. There is one arrow between them, which the guide allows.")
        #expect(sentences[1] == "All 2 modules form one cycle: `A` and `B` reach each other.")
    }

    @Test("says of a green run how much was looked at, and of none that nothing was")
    func green() {
        #expect(PageSummary(Fixture.green).sentences.first == "No finding: 31 rules looked at 1,204 things.")
        #expect(PageSummary(Fixture.nothing).sentences.first == "Nothing was checked.")
    }

    @Test("names the rule with most findings, and where most are")
    func findings() {
        let sentences = PageSummary(Crowd.result(of: 5_000)).sentences
        #expect(sentences[0].hasSuffix(" of the rule `rule-number-0`."), "\(sentences)")
        #expect(sentences[1].hasPrefix("Most are in `Sources/"), "\(sentences)")
        #expect(sentences.last == "40 rules looked at 901,204 things in 4,056 files with 514,230 lines.")
        #expect(
            PageSummary(PageFixtures.one).sentences.contains {
                $0.hasSuffix("1 file, of the rule `view-models-stay-apart`.")
            }
        )
    }
}
