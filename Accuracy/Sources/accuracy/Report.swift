// The figures as Markdown: one package for those who repair, all of them for the documentation.

import Foundation

enum Report {
    /// Every class of one package with up to a number of examples.
    static func package(_ figures: PackageFigures, examples: Int) -> String {
        var lines = ["# \(figures.name)", "", table([figures]), ""]
        for group in figures.classes {
            let count = group.classes.reduce(0) { $0 + $1.count }
            lines += ["## \(group.title): \(count)", ""]
            for found in group.classes {
                lines += ["### \(found.count) × \(found.title)", ""]
                for example in found.examples.prefix(examples) {
                    lines.append("- `\(example.place)` `\(example.text)`")
                    lines.append("  - compiler: \(example.compiler)")
                    lines.append("  - Norma: \(example.norma)")
                }
                lines.append("")
            }
        }
        return lines.joined(separator: "\n")
    }

    static let rows: [(title: String, target: String, figure: @Sendable (PackageFigures) -> Figure)] = [
        ("exact references that agree with the compiler", "99.8 %", { $0.precision }),
        ("the compiler's references to types of the package that are exact", "98 %", { $0.recall }),
        ("conformances that agree with the compiler", "99.5 %", { $0.conformancePrecision }),
        ("the compiler's conformances that are found", "99.5 %", { $0.conformanceRecall }),
        ("edges between types that agree with the compiler", "99 %", { $0.edgePrecision }),
        ("the compiler's edges between types that are found", "99 %", { $0.edgeRecall }),
        ("receivers stated that are right", "99.5 %", { $0.receivers }),
        ("calls through values of which the receiver's type is stated", "–", { $0.receiversStated }),
        ("conformances to outside types that agree with the compiler", "–", { $0.outsideConformancePrecision }),
        ("the compiler's conformances to outside types that are found", "–", { $0.outsideConformanceRecall }),
    ]

    static func table(_ packages: [PackageFigures]) -> String {
        let all = packages.count > 1
        var lines = ["| figure | target | " + packages.map(\.name).joined(separator: " | ") + (all ? " | all |" : " |")]
        lines.append("|---|---|" + String(repeating: "---|", count: packages.count + (all ? 1 : 0)))
        for row in rows {
            let figures = packages.map(row.figure)
            var cells = figures.map(cell)
            if all { cells.append(cell(figures.reduce(.none, +))) }
            lines.append("| \(row.title) | \(row.target) | " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n")
    }

    static func cell(_ figure: Figure) -> String {
        guard figure.all > 0 else { return "none" }
        return "\(percent(figure)) (\(figure.agreed) of \(figure.all))"
    }

    /// Rounded down, so that no figure looks better than it is.
    private static func percent(_ figure: Figure) -> String {
        let hundredths = Int((figure.share * 10_000).rounded(.down))
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) %"
    }
}
