// Which findings a baseline accepts after edits, and which are new.

import Doubling
import NormaText
import Synchronization
import Testing

@testable import NormaFindings

@Suite("Findings and the entries of a baseline")
struct BaselineMatchingTests {
    @Test("Lines and messages mean nothing, counts do")
    func counted() {
        let accepted = [entry("force", "A.swift", "A.load()", "x", count: 2)]
        let found = [3, 9, 40].map { finding("force", "A.swift", "A.load()", "x", line: $0) }
        let match = BaselineMatching.match(found, with: accepted)
        #expect(match.acceptedBy == [0, 0, nil])
        #expect(match.left == [0])
        #expect(BaselineMatching.match(Array(found.prefix(1)), with: accepted).left == [1])
    }

    @Test("Of equal findings those are new whose lines nobody accepted, where the lines are known")
    func crowdedLines() {
        let found = [3, 9, 40].map { finding("force", "A.swift", "A.load()", "x", line: $0) }
        var knowledge = BaselineKnowledge()
        knowledge.lines = [.init(ofEntry: { _ in ["old", "older"] }, ofFinding: { ["new", "older", "old"][$0] })]
        let accepted = [entry("force", "A.swift", "A.load()", "x", count: 2)]
        #expect(BaselineMatching.match(found, with: accepted, knowing: knowledge).newFindings == [0])
    }

    @Test("Entries accept what is known to be old before what is known to be new, moved or not")
    func oldFirst() {
        var knowledge = BaselineKnowledge()
        knowledge.isNew = { $0 == 0 }
        let found = [
            finding("force", "A.swift", "A.load()", "x", line: 3),
            finding("force", "A.swift", "A.load()", "x", line: 4),
        ]
        let accepted = [entry("force", "A.swift", "A.load()", "x")]
        #expect(BaselineMatching.match(found, with: accepted).newFindings == [1])
        #expect(BaselineMatching.match(found, with: accepted, knowing: knowledge).newFindings == [0])
        let moved = found.map { finding("force", "B.swift", $0.symbol, $0.detail, line: $0.place.start.line) }
        #expect(BaselineMatching.match(moved, with: accepted, knowing: knowledge).newFindings == [0])
    }

    @Test("What a file was split into holds what stood in it; a file that was there all the time does not")
    func split() {
        var knowledge = BaselineKnowledge()
        knowledge.rulesOfCode = ["blanks"]
        knowledge.isNewFile = { $0.text == "Cart/New.swift" || $0.text == "Other/New.swift" }
        let accepted = [entry("blanks", "Cart/A.swift", "Cart/A.swift", "", count: 2)]
        func newFiles(_ paths: String...) -> [String] {
            let found = paths.map { finding("blanks", $0, $0, "") }
            return BaselineMatching.match(found, with: accepted, knowing: knowledge).newFindings.map { paths[$0] }
        }
        #expect(newFiles("Cart/A.swift", "Cart/New.swift").isEmpty)
        #expect(newFiles("Cart/A.swift", "Cart/A.swift", "Cart/New.swift") == ["Cart/New.swift"])
        #expect(newFiles("Cart/A.swift", "Cart/Old.swift") == ["Cart/Old.swift"])
        #expect(newFiles("Cart/A.swift", "Other/New.swift") == ["Other/New.swift"])
    }

    @Test("A copy of a file adds what is in it: the old file keeps its entries")
    func copied() {
        let found = [finding("force", "A copy.swift", "A.load()", "x"), finding("force", "A.swift", "A.load()", "x")]
        let match = BaselineMatching.match(found, with: [entry("force", "A.swift", "A.load()", "x")])
        #expect(match.newFindings == [0])
    }

    @Test("A symbol that moved to another file is known")
    func moved() {
        let match = BaselineMatching.match(
            [finding("force", "B.swift", "A.load()", "x")],
            with: [entry("force", "A.swift", "A.load()", "x")]
        )
        #expect(match.newFindings.isEmpty)
    }

    @Test("A method's new name, and a detail that is made of it, cost nothing")
    func renamedMethod() {
        let accepted = [entry("force", "A.swift", "A.load()", "x"), entry("long", "A.swift", "A.load()", "load")]
        let found = [
            finding("force", "A.swift", "A.fetch(_:)", "x"), finding("long", "A.swift", "A.fetch(_:)", "fetch"),
        ]
        let knowledge = knowing(now: ["A", "A.fetch(_:)"], before: ["A", "A.load()"])
        #expect(BaselineMatching.match(found, with: accepted, knowing: knowledge).newFindings.isEmpty)
        // A second long method beside the first is new.
        let both = knowing(now: ["A", "A.load()", "A.fetch(_:)"], before: ["A", "A.load()"])
        #expect(BaselineMatching.match([found[1]], with: [accepted[1]], knowing: both).newFindings == [0])
    }

    @Test("A method that moved to another file and has another name belongs to its type")
    func sameType() {
        let match = BaselineMatching.match(
            [finding("force", "A+Loading.swift", "A.fetch()", "x"), finding("force", "B.swift", "B.fetch()", "x")],
            with: [entry("force", "A.swift", "A.load()", "x")]
        )
        #expect(match.newFindings == [1])
    }

    @Test("In one function a check may see another text, a rule about names may not see another name")
    func editedCode() {
        var knowledge = BaselineKnowledge()
        knowledge.rulesOfCode = ["force"]
        let accepted = [entry("force", "A.swift", "A.load()", "x"), entry("knows", "A.swift", "A.load()", "Cart")]
        let found = [finding("force", "A.swift", "A.load()", "y"), finding("knows", "A.swift", "A.load()", "Orders")]
        let match = BaselineMatching.match(found, with: accepted, knowing: knowledge)
        #expect(match.newFindings == [1])
        #expect(match.left == [0, 1])
    }

    @Test("What is said of a file goes with the file, and with its folder")
    func renamedFile() {
        var knowledge = knowing(now: ["Basket/Views/B.swift"], before: [])
        knowledge.renames = { [RelativePath("Cart/Views/A.swift"): RelativePath("Basket/Views/B.swift")] }
        let accepted = [
            entry("imports", "Cart/Views/A.swift", "Cart/Views/A.swift", "import UIKit"),
            entry("tree", "Cart", "Cart/Models", "missing"),
        ]
        let found = [
            finding("imports", "Basket/Views/B.swift", "Basket/Views/B.swift", "import UIKit"),
            finding("imports", "Basket/Views/C.swift", "Basket/Views/C.swift", "import UIKit"),
            finding("tree", "Basket", "Basket/Models", "missing"),
        ]
        let match = BaselineMatching.match(found, with: accepted, knowing: knowledge)
        #expect(match.acceptedBy == [0, nil, 1])
    }

    @Test("Without git a file is known by what was found again in it")
    func foundAgain() {
        let accepted = [
            entry("force", "A.swift", "A.load()", "x"), entry("imports", "A.swift", "A.swift", "import UIKit"),
        ]
        let found = [
            finding("force", "Parts/B.swift", "A.load()", "x"),
            finding("imports", "Parts/B.swift", "Parts/B.swift", "import UIKit"),
        ]
        let moved = BaselineMatching.match(found, with: accepted, knowing: knowing(now: ["Parts/B.swift"], before: nil))
        #expect(moved.newFindings.isEmpty)
        // The old file is still there: a second one imports what it must not.
        let split = knowing(now: ["A.swift", "Parts/B.swift"], before: nil)
        #expect(BaselineMatching.match(found, with: accepted, knowing: split).newFindings == [1])
    }

    @Test("A type's new name is known where others name it, and another type is not taken for it")
    func renamedTarget() {
        let accepted = [entry("knows", "A.swift", "A", "Cart.State")]
        let found = [finding("knows", "A.swift", "A", "Basket.State")]
        func newFindings(_ knowledge: BaselineKnowledge) -> [Int] {
            BaselineMatching.match(found, with: accepted, knowing: knowledge).newFindings
        }
        #expect(newFindings(knowing(now: ["Basket.State"], before: ["Cart.State"])).isEmpty)
        #expect(newFindings(knowing(now: ["Basket.State"], before: ["Cart.State", "Basket.State"])) == [0])
        #expect(newFindings(knowing(now: ["Basket.State", "Cart.State"], before: ["Cart.State"])) == [0])
        #expect(newFindings(knowing(now: ["Basket.State"], before: nil)) == [0])
    }

    @Test("A circle may shrink, fall apart and begin elsewhere; what joins it makes it new")
    func circles() {
        let accepted = [circleEntry("A → B → A", ["A", "B", "C", "D"])]
        func newFindings(_ circles: [Finding], _ knowledge: BaselineKnowledge = .init()) -> BaselineMatch {
            BaselineMatching.match(circles, with: accepted, knowing: knowledge)
        }
        #expect(newFindings([circle("C → D → C", ["C", "D"])]).newFindings.isEmpty)
        let parts = [circle("A → B → A", ["A", "B"]), circle("C → D → C", ["C", "D"])]
        #expect(newFindings(parts).newFindings.isEmpty)
        let grown = newFindings([circle("A → B → A", ["A", "B", "C", "D", "E"])])
        #expect(grown.newFindings == [0])
        // The old circle is still in it, so its entry stays.
        #expect(grown.left == [0])
        #expect(newFindings([circle("E → F → E", ["E", "F"])]).left == [1])
        let renamed = circle("A → B → A", ["A", "B", "C", "E"])
        let knowledge = knowing(now: ["A", "B", "C", "E"], before: ["A", "B", "C", "D"])
        #expect(newFindings([renamed], knowledge).newFindings.isEmpty)
        #expect(newFindings([renamed], knowing(now: ["A", "B", "C", "D", "E"], before: nil)).newFindings == [0])
    }

    @Test("Two circles that one new edge joins are new, and so is one beside them")
    func joinedCircles() {
        let accepted = [circleEntry("A → B → A", ["A", "B"]), circleEntry("C → D → C", ["C", "D"])]
        let joined = BaselineMatching.match([circle("A → B → A", ["A", "B", "C", "D"])], with: accepted)
        #expect(joined.newFindings == [0])
        #expect(joined.left == [0, 0])
    }

    @Test("A circle of files goes with the files")
    func movedCircle() {
        var knowledge = knowing(now: ["New/A.swift", "B.swift"], before: nil)
        knowledge.renames = { [RelativePath("A.swift"): RelativePath("New/A.swift")] }
        let match = BaselineMatching.match(
            [circle("B.swift → New/A.swift → B.swift", ["B.swift", "New/A.swift"])],
            with: [circleEntry("A.swift → B.swift → A.swift", ["A.swift", "B.swift"])],
            knowing: knowledge
        )
        #expect(match.newFindings.isEmpty)
    }

    @Test("Git is asked once, and only where findings and entries of one rule are left")
    func lazyRenames() {
        let asked = Mutex(0)
        var knowledge = BaselineKnowledge()
        knowledge.renames = {
            asked.withLock { $0 += 1 }
            return [:]
        }
        let accepted = [entry("force", "A.swift", "A.load()", "x"), entry("gone", "A.swift", "A", "x")]
        let found = [finding("force", "A.swift", "A.load()", "x"), finding("new", "A.swift", "A", "x")]
        _ = BaselineMatching.match(found, with: accepted, knowing: knowledge)
        #expect(asked.withLock { $0 } == 0)
        _ = BaselineMatching.match(found + [finding("gone", "B.swift", "B", "y")], with: accepted, knowing: knowledge)
        #expect(asked.withLock { $0 } == 1)
    }

    @Test("Twice as many entries take about twice the time, even if everything was renamed")
    func many() {
        typealias Sides = (found: [Finding], accepted: [BaselineEntry])
        func sides(_ count: Int) -> Sides {
            let accepted = (0..<count).map { index in
                entry("rule", "Sources/F\(index / 20).swift", "T\(index / 20).m\(index)()", "x\(index)")
            }
            let found = (0..<count).map { index in
                let detail = "x\(index % (count * 3 / 4))"
                return finding("rule", "Sources/G\(index / 20).swift", "U\(index / 20).m\(index)()", detail)
            }
            return (found, accepted)
        }
        let nothing = knowing(now: [], before: nil)
        let ratio = Doubling.ratio(sides(5_000), sides(10_000), rounds: 3) { sides in
            _ = BaselineMatching.match(sides.found, with: sides.accepted, knowing: nothing)
        }
        #expect(ratio < Doubling.limit)
    }
}

@Suite("Broken limits and the entries of a baseline")
struct LimitMatchingTests {
    private func limit(_ value: Int, _ symbol: String = "A", isUpper: Bool = true) -> Finding {
        var finding = finding("limit", "A.swift", symbol, "lines")
        finding.measure = LimitMeasure(value, isUpper: isUpper)
        return finding
    }

    private func accepting(_ value: Int?, _ symbol: String = "A", isUpper: Bool = true) -> BaselineEntry {
        var accepted = entry("limit", "A.swift", symbol, "lines")
        accepted.measure = value.map { LimitMeasure($0, isUpper: isUpper) }
        return accepted
    }

    @Test("What is accepted is accepted at its measure: as bad or better, never worse")
    func measure() {
        for (value, isAccepted) in [(570, true), (575, true), (576, false)] {
            let match = BaselineMatching.match([limit(value)], with: [accepting(575)])
            #expect((match.acceptedBy == [0]) == isAccepted, "\(value)")
            #expect(match.left == [0], "What got worse is not gone")
            #expect(match.grownFrom == (isAccepted ? [:] : [0: 0]))
        }
        for (value, isAccepted) in [(3, true), (2, true), (1, false)] {
            let match = BaselineMatching.match([limit(value, isUpper: false)], with: [accepting(2, isUpper: false)])
            #expect((match.acceptedBy == [0]) == isAccepted, "at least, \(value)")
        }
    }

    @Test("An entry without a measure accepts any, as an older Norma wrote it")
    func unmeasured() {
        #expect(BaselineMatching.match([limit(9_000)], with: [accepting(nil)]).newFindings.isEmpty)
    }

    @Test("Of several broken limits the one that got worse is new")
    func several() {
        let found = [limit(140), limit(150), limit(170)]
        let accepted = [130, 150, 170].map { accepting($0) }
        #expect(BaselineMatching.match(found, with: accepted).newFindings == [0])
        // As many as possible are accepted, in whichever order they come.
        #expect(
            BaselineMatching.match([limit(100), limit(160)], with: [accepting(120), accepting(165)]).newFindings.isEmpty
        )
        #expect(
            BaselineMatching.match([limit(160), limit(100)], with: [accepting(165), accepting(120)]).newFindings.isEmpty
        )
    }

    @Test("A type that moved and grew is new")
    func movedAndGrown() {
        #expect(BaselineMatching.match([limit(570, "B")], with: [accepting(575)]).newFindings.isEmpty)
        #expect(BaselineMatching.match([limit(580, "B")], with: [accepting(575)]).newFindings == [0])
    }
}

private func entry(_ rule: String, _ path: String, _ symbol: String, _ detail: String, count: Int = 1) -> BaselineEntry
{
    BaselineEntry(rule: rule, path: RelativePath(path), symbol: symbol, detail: detail, count: count)
}

private func circleEntry(_ detail: String, _ members: [String]) -> BaselineEntry {
    BaselineEntry(rule: "circles", path: RelativePath("A.swift"), symbol: "A", detail: detail, members: members)
}

private func finding(_ rule: String, _ path: String, _ symbol: String, _ detail: String, line: Int = 1) -> Finding {
    var place = Place(path: RelativePath(path))
    place.start = Position(line: line, column: 1)
    return Finding(
        rule: rule,
        severity: .error,
        place: place,
        message: "Line \(line)",
        symbol: symbol,
        detail: detail
    )
}

private func circle(_ detail: String, _ members: [String]) -> Finding {
    var finding = finding("circles", "B.swift", "B", detail)
    finding.members = members
    return finding
}

/// - Parameter before: nil where nothing is known of the tree that the entries are from.
private func knowing(now: Set<String>, before: Set<String>?) -> BaselineKnowledge {
    var knowledge = BaselineKnowledge()
    knowledge.isPresent = { now.contains($0) }
    knowledge.wasPresent = { before?.contains($0) }
    return knowledge
}
