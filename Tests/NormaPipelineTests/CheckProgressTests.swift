// What a check tells of how far it is.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Synchronization
import Testing

@Suite("The progress of a check")
struct CheckProgressTests {
    /// Remembers what was told whenever a file was asked for.
    private final class LookedAt: Workspace {
        let files: MemoryWorkspace
        let progress: CheckProgress
        private let told = Mutex<[(stage: CheckProgress.Stage, done: Int, all: Int)]>([])

        init(_ texts: [String: String], _ progress: CheckProgress) {
            files = MemoryWorkspace(texts: texts)
            self.progress = progress
        }

        var seen: [(stage: CheckProgress.Stage, done: Int, all: Int)] { told.withLock { $0 } }

        func tree() -> FileTree { files.tree() }

        func bytes(of path: RelativePath) throws(FileProblem) -> [UInt8] {
            let (stage, count) = (progress.stage, progress.count)
            told.withLock { $0.append((stage, count.done, count.all)) }
            return try files.bytes(of: path)
        }
    }

    @Test("goes from the first file to the last rule, for any number of threads", arguments: [1, 4])
    func stages(threads: Int) throws {
        let progress = CheckProgress()
        #expect(progress.stage == .starting)
        let texts = (0..<20).map { ("Sources/A\($0).swift", "struct A\($0) {}\n") }
        let workspace = LookedAt(Dictionary(uniqueKeysWithValues: texts), progress)
        let guide = try GuideLoading.guide(from: GuideSource(text: HostileInputTests.guide, file: "GUIDE.md"))
        var request = CheckRequest(workspace: workspace, guide: guide, today: "2000-01-01", threads: threads)
        request.progress = progress
        let result = Pipeline.check(request).result
        let read = workspace.seen.filter { $0.stage == .reading }
        #expect(read.count >= 20)
        #expect(read.allSatisfy { $0.all == 20 && $0.done < 20 })
        if threads == 1 { #expect(read.prefix(20).map(\.done) == Array(0..<20)) }
        #expect(progress.stage == .reporting)
        #expect(
            result == Pipeline.check(CheckRequest(workspace: workspace.files, guide: guide, today: "2000-01-01")).result
        )
    }
}
