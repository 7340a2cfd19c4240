// The baseline's file at the root of a tree: read, joined where two branches changed it, and written.

import NormaFiles
import NormaFindings
import NormaPipeline
import NormaText

struct BaselineFile {
    /// Absolute.
    private let root: String
    private let path: String
    /// As the user would open it.
    let name: String

    /// A baseline with the bytes that it was read from.
    struct Content {
        let baseline: Baseline
        let bytes: [UInt8]
    }

    init(root: String) {
        self.root = root
        path = (root == "/" ? "" : root) + "/" + Baseline.fileName
        name = FileSystem.shown(path)
    }

    /// Nil if there is none.
    ///
    /// - Parameter isJoining: whether git could not merge it, so that both sides count.
    func read(isJoining: Bool = false) throws -> Content? {
        guard FileSystem.linkStatus(of: path) != nil else { return nil }
        guard let status = FileSystem.status(of: path) else {
            throw CommandFailure(
                "`\(name)` is a broken link",
                suggestion: "fix the link, or delete it and write a new baseline with `norma baseline`"
            )
        }
        guard status.kind == .file else {
            throw CommandFailure("`\(name)` is a folder or a device, not a baseline file", suggestion: "move it away")
        }
        guard FileSystem.isCalled(path, ["json"]) else {
            throw CommandFailure(
                "`\(name)` is a link to a file that isn't called `.json`",
                suggestion: "replace the link by a copy of the file"
            )
        }
        do {
            let bytes = try FileSystem.read(path)
            let baseline =
                try isJoining ? BaselineUnion.read(bytes, file: name) : BaselineReader.read(bytes, file: name)
            return Content(baseline: baseline, bytes: bytes)
        } catch let failure as FileSystem.Failure {
            throw CommandFailure(
                "the baseline `\(name)` can't be read (\(failure.reason))",
                suggestion: "fix or restore it: without it, every finding that it accepts would be reported again"
            )
        }
    }

    /// The baseline that a check honours; nil if there is none.
    func given() throws -> GivenBaseline? { try read().map { given($0.baseline) } }

    /// The baseline with git's knowledge of the time since it was written.
    func given(_ baseline: Baseline) -> GivenBaseline {
        let history = BaselineHistory(root: root)
        var given = GivenBaseline(baseline)
        given.renames = { history.renames }
        given.earlier = { history.earlierFiles }
        given.notices = { history.notices }
        return given
    }

    /// Writes it completely or not at all.
    ///
    /// - Parameter known: the file's current content; nil if there must be no file.
    func write(_ baseline: Baseline, replacing known: Content?) throws {
        do {
            guard let known else { return try FileSystem.create(path, bytes: baseline.text) }
            guard let workspace = DiskWorkspace(root: root) else { throw failure("its folder is gone") }
            let place = try WritablePlace(workspace: workspace).ofFile(RelativePath(Baseline.fileName)).get()
            try FileSystem.replace(place, with: baseline.text, where: known.bytes)
        } catch let refusal as WritablePlace.Refusal {
            throw failure(refusal.reason)
        } catch let error as FileSystem.Failure {
            throw failure(error.reason)
        }
    }

    private func failure(_ reason: String) -> CommandFailure {
        CommandFailure(
            "the baseline `\(name)` was not written: \(reason); nothing was changed",
            suggestion: "make the file and its folder writable, and keep the file inside the tree"
        )
    }
}
