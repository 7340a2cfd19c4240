// The manifest that describes a package, if its folder has several: the one that the newest tools would read.

import NormaFacts
import NormaText

enum ToolsVersions {
    /// The manifest for the newest tools whose own tools version is above that of the regular one, as SwiftPM chooses;
    /// independent of the machine's tools, so that a check has the same result everywhere.
    static func chosen(of inputs: [ManifestInput]) -> ManifestInput? {
        let regular = inputs.first { $0.path.name == ManifestName.regular }
        let newest = inputs.filter { ManifestName.lowestTools(of: $0.path) != nil }
            .max { isLower(ManifestName.lowestTools(of: $0.path) ?? [], ManifestName.lowestTools(of: $1.path) ?? []) }
        guard let regular, let newest else { return regular ?? newest }
        return isLower(tools(of: regular), tools(of: newest)) ? newest : regular
    }

    /// A manifest without the line is for the tools before the line was required.
    private static func tools(of input: ManifestInput) -> [Int] {
        input.facts.toolsVersion?.split(separator: ".").map { Int($0) ?? 0 } ?? [3, 1]
    }

    private static func isLower(_ left: [Int], _ right: [Int]) -> Bool {
        for index in 0..<max(left.count, right.count) {
            let (one, other) = (index < left.count ? left[index] : 0, index < right.count ? right[index] : 0)
            if one != other { return one < other }
        }
        return false
    }
}
