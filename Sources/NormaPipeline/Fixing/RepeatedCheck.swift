// Checks one tree repeatedly, each time with other texts in some of its files.

import NormaFiles
import NormaFindings
import NormaText

/// Remembers what it read: a file is read again only if its text changed since the last time.
///
/// A class, because its callers share what was read. It belongs to one thread.
final class RepeatedCheck {
    private let request: CheckRequest
    private var readings = FileReadings()
    /// The texts of the last check that differ from the tree.
    private var texts: [RelativePath: [UInt8]] = [:]

    /// Every rule of the guide is judged, in the whole tree: a change can break a rule elsewhere.
    init(_ request: CheckRequest) {
        var copy = request
        copy.focus = []
        copy.rules = nil
        self.request = copy
    }

    /// Judges the tree with some files changed.
    ///
    /// Cost: reading and parsing the files whose text changed since the last time, and judging everything.
    func result(with changed: [RelativePath: [UInt8]]) -> CheckResult {
        let others = Set(changed.keys).union(texts.keys).filter { changed[$0] != texts[$0] }
        var copy = request
        if !changed.isEmpty { copy.workspace = ChangedWorkspace(copy.workspace, texts: changed) }
        let (outcome, read) = Pipeline.check(copy, known: readings.without(others))
        readings = read
        texts = changed
        return outcome.result
    }

    /// Whether a file could not be read as source the last time.
    func isUnread(_ path: RelativePath) -> Bool { readings[path].map { $0.source == nil } ?? false }

    /// Whether a file of the tree had these bytes when it was read; true for one that was not read.
    func read(_ bytes: [UInt8], at path: RelativePath) -> Bool { readings.holds(bytes, at: path) }
}
