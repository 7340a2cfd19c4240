// Whether formatted files are as good as before: the proof that the formatter's result must pass.

import NormaText

package struct LayoutProof: Sendable {
    /// The texts that passed.
    package private(set) var accepted: [RelativePath: [UInt8]] = [:]
    /// Why the others must not be written.
    package private(set) var refused: [RelativePath: String] = [:]

    /// Judges every rule of the guide in the whole tree with and without the texts.
    ///
    /// Cost: a check of the tree, reading the texts, and judging the tree once more, or twice if a text is refused.
    ///
    /// - Parameters:
    ///   - request: the tree, original or with fixes.
    ///   - texts: of files of the tree.
    package init(_ request: CheckRequest, texts: [RelativePath: [UInt8]]) {
        let tree = RepeatedCheck(request)
        let before = tree.result(with: [:])
        accepted = texts
        while !accepted.isEmpty {
            let comparison = FixComparison(before, tree.result(with: accepted))
            var objections: [RelativePath: String] = [:]
            for path in accepted.keys { objections[path] = comparison.objection(to: path, fixing: []) }
            if objections.isEmpty, let outside = comparison.objection(outside: Set(accepted.keys)) {
                for path in accepted.keys { objections[path] = outside }
            }
            guard !objections.isEmpty else { return }
            refused.merge(objections) { first, _ in first }
            for path in objections.keys { accepted[path] = nil }
        }
    }
}
