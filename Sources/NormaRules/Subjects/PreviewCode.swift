// Code for previews and debug builds only: the ranges of `#Preview`s and of branches for `DEBUG`.

import NormaExpressions
import NormaFacts
import NormaProject
import NormaText
import Synchronization

/// The ranges of each file that was asked for, kept for all rules.
final class PreviewCode: Sendable {
    private struct Ranges {
        /// In order, none inside another.
        var outermost: [ByteRange] = []
        /// Whether they contain all declarations of the file.
        var isWhole = false
    }

    private let known = Mutex<[FileID: Ranges]>([:])

    func contains(_ range: ByteRange, in file: FileID, of project: Project) -> Bool {
        Self.hold(range, in: ranges(of: file, in: project).outermost)
    }

    func isSomewhere(in file: FileID, of project: Project) -> Bool {
        !ranges(of: file, in: project).outermost.isEmpty
    }

    /// Whether no code in the file is part of the product.
    func isWhole(_ file: FileID, of project: Project) -> Bool {
        PreviewFiles.contain(project.files[Int(file.index)].path) || ranges(of: file, in: project).isWhole
    }

    /// Cost: the first time, a pass over the macros, branches and declarations of the file.
    private func ranges(of file: FileID, in project: Project) -> Ranges {
        known.withLock { known in
            if let ranges = known[file] { return ranges }
            let ranges = Self.ranges(of: project.content(of: file))
            known[file] = ranges
            return ranges
        }
    }

    private static func ranges(of facts: FileContent) -> Ranges {
        var all = facts.macros.filter { facts.text($0.name) == "Preview" }.map(\.range)
        all += samples(for: all, in: facts)
        all += facts.conditions.filter { isForDebugging($0, in: facts) }.map(\.range)
        var ranges = Ranges()
        for range in all.sorted() where !(ranges.outermost.last?.contains(range) ?? false) {
            ranges.outermost.append(range)
        }
        let declared = facts.declarations.lazy.filter { $0.parent < 0 }
        ranges.isWhole =
            !ranges.outermost.isEmpty && !declared.isEmpty
            && declared.allSatisfy { hold($0.range, in: ranges.outermost) }
        return ranges
    }

    /// Types that are called a preview and that a `#Preview` of their file makes: `#Preview { CartPreview() }`.
    private static func samples(for previews: [ByteRange], in facts: FileContent) -> [ByteRange] {
        if previews.isEmpty { return [] }
        return facts.declarations.filter { declared in
            guard declared.kind.isType, declared.parent < 0, facts.text(declared.name).contains("Preview") else {
                return false
            }
            return facts.calls.contains { call in
                call.name == declared.name && previews.contains { $0.contains(call.range) }
            }
        }.map(\.range)
    }

    private static func hold(_ range: ByteRange, in ranges: [ByteRange]) -> Bool {
        let next = ranges.partitioningIndex { $0.start > range.start }
        return next > 0 && ranges[next - 1].contains(range)
    }

    private static func isForDebugging(_ branch: ConditionFact, in facts: FileContent) -> Bool {
        let text = facts.text(branch.text)
        guard text == "else" else { return DebugCondition.holds(onlyIn: text) }
        // `#if !DEBUG … #else`, with nothing in between.
        let index = Int(branch.previous)
        guard facts.conditions.indices.contains(index), facts.conditions[index].previous < 0 else { return false }
        return facts.text(facts.conditions[index].text) == "!DEBUG"
    }
}

/// Whole files for previews and manual tests.
enum PreviewFiles {
    static func contain(_ path: RelativePath) -> Bool {
        let folders = path.components.dropLast()
        if folders.contains(where: supporting.contains) { return true }
        guard let name = path.components.last, folders.contains(where: sampling.contains) else { return false }
        return samples.contains { name.hasPrefix($0) || name.dropLast(".swift".count).hasSuffix($0) }
    }

    private static let supporting: Set<Substring> = [
        "Preview Content", "PreviewContent", "Preview Assets", "UITesting", "UITestSupport", "UITestingSupport",
    ]
    /// Words that an app may also use for a screen: a fixture can be a match.
    private static let sampling: Set<Substring> = ["Fixtures", "Previews", "Preview"]
    private static let samples = [
        "Preview", "Previews", "PreviewData", "Fixture", "Fixtures", "Sample", "Stub", "Mock",
    ]
}
