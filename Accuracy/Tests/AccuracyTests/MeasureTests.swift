// The measure is worth as much as the mistakes that it finds: each is planted here once.

import Foundation
import Testing

@testable import accuracy

@Suite("The measure")
struct MeasureTests {
    private let package: SmallPackage

    init() throws { package = try SmallPackage() }

    private func figures(_ change: (inout Answers) -> Void = { _ in }) throws -> PackageFigures {
        try package.figures(change)
    }

    private func count(_ title: String, in figures: PackageFigures) -> Int {
        figures.classes.first { $0.title.contains(title) }?.classes.reduce(0) { $0 + $1.count } ?? -1
    }

    @Test("finds nothing wrong with right answers, and leaves out what the compiler can't tell")
    func right() throws {
        let figures = try figures()
        #expect(figures.precision == Figure(agreed: 6, all: 6))
        #expect(figures.recall == Figure(agreed: 6, all: 6))
        #expect(figures.conformancePrecision == Figure(agreed: 3, all: 3))
        #expect(figures.conformanceRecall == Figure(agreed: 3, all: 3))
        #expect(figures.edgePrecision == Figure(agreed: 3, all: 3))
        #expect(figures.edgeRecall == Figure(agreed: 3, all: 3))
        #expect(figures.receivers == Figure(agreed: 1, all: 1))
        #expect(figures.receiversStated == Figure(agreed: 1, all: 1))
        // Three in the branch that was not compiled, one of the type in the function.
        #expect(count("exact references where the compiler records nothing", in: figures) == 4)
        #expect(count("Not comparable: edges", in: figures) == 2)
        #expect(count("Not comparable: conformances", in: figures) == 1)
    }

    @Test("finds an exact answer that is another declaration's")
    func wrong() throws {
        let figures = try figures { $0.answer(7, 17, "exact", ["declaration": 4]) }
        #expect(figures.precision == Figure(agreed: 5, all: 6))
        #expect(figures.recall == Figure(agreed: 5, all: 6))
        let shown = figures.classes.first { $0.title == "Exact references that are wrong" }?.classes.first?.examples
            .first
        #expect(shown?.place == "A.swift:7:17")
        #expect(shown?.compiler == "type `Item` (A.swift:3:8)")
        #expect(shown?.norma == "property, exact: class `Cart` (A.swift:5:13)")
    }

    @Test("takes an alias for another declaration than what it stands for")
    func alias() throws {
        let figures = try figures { $0.answer(6, 16, "exact", ["declaration": 2]) }
        #expect(figures.precision == Figure(agreed: 5, all: 6))
    }

    @Test("finds an exact answer for what comes from outside")
    func outside() throws {
        // `Int` in line 8.
        let figures = try figures { $0.references.append(Answers.exact(8, 21, "Int", 2)) }
        #expect(figures.precision == Figure(agreed: 6, all: 7))
        #expect(figures.recall == Figure(agreed: 6, all: 6))
    }

    @Test("counts what is left open as missed, not as wrong", arguments: ["ambiguous", "external", "local"])
    func open(_ resolution: String) throws {
        let figures = try figures { $0.answer(7, 17, resolution, ["candidates": [2, 4]]) }
        #expect(figures.precision == Figure(agreed: 5, all: 5))
        #expect(figures.recall == Figure(agreed: 5, all: 6))
    }

    @Test("misses a reference that was not read")
    func unread() throws {
        let figures = try figures { answers in answers.references.removeAll { $0["line"] as? Int == 7 } }
        #expect(figures.precision == Figure(agreed: 5, all: 5))
        #expect(figures.recall == Figure(agreed: 5, all: 6))
    }

    @Test("finds a conformance too many and one too few")
    func conformances() throws {
        let more = try figures { $0.supertypes[4]?.append((declaration: 0, line: 2, column: 16)) }
        #expect(more.conformancePrecision == Figure(agreed: 3, all: 4))
        let fewer = try figures { $0.supertypes[2]?.removeLast() }
        #expect(fewer.conformanceRecall == Figure(agreed: 2, all: 3))
        #expect(fewer.conformancePrecision == Figure(agreed: 2, all: 2))
    }

    @Test("finds an edge too many and one too few")
    func edges() throws {
        let fewer = try figures { answers in answers.edges.removeAll { $0 == [4, 2] } }
        #expect(fewer.edgeRecall == Figure(agreed: 2, all: 3))
        let more = try figures { answers in
            answers.answer(7, 17, "exact", ["declaration": 1])
            answers.edges.append([4, 1])
        }
        #expect(more.edgePrecision == Figure(agreed: 3, all: 4))
    }

    @Test("finds a receiver that has no such member, and takes a supertype's member for its own")
    func receivers() throws {
        #expect(try figures { $0.receiver = 4 }.receivers == Figure(agreed: 0, all: 1))
        #expect(try figures { $0.receiver = 1 }.receivers == Figure(agreed: 0, all: 1))
    }

    @Test("leaves out receivers of a type in a function, of which the index knows no member")
    func localReceivers() throws {
        let figures = try figures { $0.receiver = 6 }
        #expect(figures.receivers == .none)
        #expect(count("Not comparable: receivers", in: figures) == 1)
    }

    @Test("rounds figures down")
    func rounding() {
        #expect(Report.cell(Figure(agreed: 99_999, all: 100_000)) == "99.99 % (99999 of 100000)")
        #expect(Report.cell(Figure(agreed: 3, all: 3)) == "100.00 % (3 of 3)")
        #expect(Report.cell(.none) == "none")
    }
}
