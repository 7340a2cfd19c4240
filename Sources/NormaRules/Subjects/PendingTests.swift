// Files and declarations with nothing but tests that are still to be written: they don't count as tests of anything.

import NormaFacts
import NormaProject
import NormaText
import Synchronization

/// The tests of one file.
struct TestsOfFile {
    private var all: [Int]
    private var withoutExpectation: [Int]

    /// Cost: linear in the file.
    init(_ facts: SourceFacts) {
        all = TestFunctions.all(in: facts, withEmpty: true)
        withoutExpectation = all.isEmpty ? [] : TestExpectations.testsWithout(in: facts)
    }

    func areIn(_ range: Range<Int>) -> Bool { all.contains(where: range.contains) }

    /// Whether there are tests in a part of the file, none of which expects anything.
    func arePending(in range: Range<Int>) -> Bool {
        let count = all.count(where: range.contains)
        return count > 0 && count == withoutExpectation.count(where: range.contains)
    }
}

/// The tests of each file that was asked for: once for all rules.
final class KnownTests: Sendable {
    private let known = Mutex<[FileID: TestsOfFile]>([:])

    func tests(in file: FileID, of project: Project) -> TestsOfFile {
        if let found = known.withLock({ $0[file] }) { return found }
        let made = TestsOfFile(project.file(file).content.facts)
        known.withLock { $0[file] = made }
        return made
    }
}

/// Separates files and declarations with nothing but such tests from all others.
struct PendingTests {
    let context: JudgingContext
    /// Whether only such tests are wanted, or everything else.
    let areWanted: Bool

    func fits(_ path: RelativePath) -> Bool { contains(path) == areWanted }

    func fits(_ declaration: DeclarationID) -> Bool { contains(declaration) == areWanted }

    private func contains(_ path: RelativePath) -> Bool {
        let project = context.project
        guard path.pathExtension == "swift", let file = project.file(at: path) else { return false }
        return context.tests.tests(in: file, of: project).arePending(
            in: 0..<project.file(file).content.declarations.count
        )
    }

    private func contains(_ declaration: DeclarationID) -> Bool {
        let project = context.project
        let file = project.file(of: declaration)
        let first = Int(declaration.index - project.file(file).firstDeclaration.index)
        let last = max(first + 1, Int(project.fact(declaration).subtreeEnd))
        return context.tests.tests(in: file, of: project).arePending(in: first..<last)
    }
}
