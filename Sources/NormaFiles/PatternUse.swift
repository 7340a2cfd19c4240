// Which patterns of a configuration match something in the tree: one that matches nothing is mistyped, or left over.

import NormaExpressions
import NormaText

struct PatternUse {
    private var usedExcluded: Set<Int> = []
    private var usedIncluded: Set<Int> = []

    /// Records a file or folder that a walk reached.
    ///
    /// Cost: only unmatched patterns that share a name with the path are compared.
    mutating func note(_ path: RelativePath, _ exclusions: PathExclusions) {
        let (excluded, included) = (exclusions.excluded, exclusions.included)
        for index in excluded.candidates(for: path)
        where !usedExcluded.contains(index) && excluded.patterns[index].matches(path.text) {
            usedExcluded.insert(index)
        }
        for index in included.candidates(for: path)
        where !usedIncluded.contains(index) && included.patterns[index].matchFolderOrFile(path) != nil {
            usedIncluded.insert(index)
        }
    }

    /// Those that match nothing, except patterns for places that no walk reaches: these may exist.
    func idlePatterns(of exclusions: PathExclusions) -> [IdlePattern] {
        let included = exclusions.included.patterns.enumerated().filter { !usedIncluded.contains($0.offset) }
        let excluded = exclusions.excluded.patterns.enumerated().filter { index, pattern in
            !usedExcluded.contains(index) && !isBehind(pattern, index, exclusions)
        }
        return included.map { IdlePattern(key: .include, text: $0.element.text) }
            + excluded.map { IdlePattern(key: .exclude, text: $0.element.text) }
    }

    private func isBehind(_ pattern: NamePattern, _ index: Int, _ exclusions: PathExclusions) -> Bool {
        let components = RelativePath(pattern.text).components
        let isHidden = components.dropLast().contains { component in
            component.hasBytes(atStart: ".") || PathExclusions.alwaysIgnored.contains(String(component))
        }
        if isHidden { return true }
        let fixed = components.dropLast().prefix { component in !component.contains { "*?{[".contains($0) } }
        guard !fixed.isEmpty else { return false }
        return fixed.indices.contains { end in
            let folder = RelativePath(fixed[...end].joined(separator: "/"))
            let excluded = exclusions.excluded
            return excluded.candidates(for: folder).contains {
                $0 != index && excluded.patterns[$0].matches(folder.text)
            }
        }
    }
}
