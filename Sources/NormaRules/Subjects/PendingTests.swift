// Which files and declarations hold tests that are all still to be written: nobody is tested by them.

import NormaFacts
import NormaProject
import NormaText

/// Asked for a few files of a project, each of which is looked at once.
struct PendingTests {
    private struct Tests {
        var all: [Int]
        var withoutExpectation: [Int]

        /// Whether there are tests in a part of the file, none of which expects anything.
        func arePending(in range: Range<Int>) -> Bool {
            let count = all.count(where: range.contains)
            return count > 0 && count == withoutExpectation.count(where: range.contains)
        }
    }

    private let project: Project
    private var known: [FileID: Tests] = [:]

    /// Whether just such tests are looked for, or everything else.
    private let areWanted: Bool

    init(project: Project, areWanted: Bool) {
        self.project = project
        self.areWanted = areWanted
    }

    mutating func fits(_ path: RelativePath) -> Bool { contains(path) == areWanted }

    mutating func fits(_ declaration: DeclarationID) -> Bool { contains(declaration) == areWanted }

    private mutating func contains(_ path: RelativePath) -> Bool {
        guard path.pathExtension == "swift", let file = project.file(at: path) else { return false }
        return tests(in: file).arePending(in: 0..<project.file(file).facts.declarations.count)
    }

    private mutating func contains(_ declaration: DeclarationID) -> Bool {
        let file = project.file(of: declaration)
        let first = Int(declaration.index - project.file(file).firstDeclaration.index)
        return tests(in: file).arePending(in: first..<max(first + 1, Int(project.fact(declaration).subtreeEnd)))
    }

    private mutating func tests(in file: FileID) -> Tests {
        if let found = known[file] { return found }
        let content = project.file(file).content
        let all = TestFunctions.all(in: content.facts, withEmpty: true)
        let tests = Tests(
            all: all,
            withoutExpectation: all.isEmpty ? [] : TestExpectations.testsWithout(in: content.facts)
        )
        known[file] = tests
        return tests
    }
}
