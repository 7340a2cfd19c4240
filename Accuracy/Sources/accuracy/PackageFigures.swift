// All figures of one package with the classes of what does not agree, as they are kept between the runs.

import Foundation
import NormaIndex

struct PackageFigures: Codable {
    var name: String
    /// Files that both sides know, and Norma's files that the build did not compile.
    var files: Int
    var filesNotCompiled: Int
    /// Norma's references by resolution.
    var resolutions: [String: Int]
    var precision: Figure
    var recall: Figure
    var conformancePrecision: Figure
    var conformanceRecall: Figure
    var outsideConformancePrecision: Figure
    var outsideConformanceRecall: Figure
    var edgePrecision: Figure
    var edgeRecall: Figure
    var receivers: Figure
    var receiversStated: Figure
    /// By measure, in the order of the report.
    var classes: [ClassGroup]

    struct ClassGroup: Codable {
        var title: String
        var classes: [DisagreementClass]
    }

    init(name: String, comparison: Comparison) {
        self.name = name
        files = comparison.files.count
        filesNotCompiled = comparison.norma.files.count - files
        resolutions = Dictionary(
            comparison.norma.files.flatMap { $0.references.map { ($0.resolution, 1) } },
            uniquingKeysWith: +
        )
        let references = ReferenceMeasures(comparison)
        let conformances = ConformanceMeasures(comparison)
        let edges = EdgeMeasures(comparison)
        let calls = CallMeasures(comparison)
        precision = references.precision.figure
        recall = references.recall.figure
        conformancePrecision = conformances.precision.figure
        conformanceRecall = conformances.recall.figure
        outsideConformancePrecision = conformances.outsidePrecision.figure
        outsideConformanceRecall = conformances.outsideRecall.figure
        edgePrecision = edges.precision.figure
        edgeRecall = edges.recall.figure
        receivers = calls.precision.figure
        receiversStated = calls.stated
        let groups: [(String, Tally)] = [
            ("Exact references that are wrong", references.precision),
            ("The compiler's references that are not exact", references.recall),
            ("Conformances that the compiler does not know", conformances.precision),
            ("The compiler's conformances that are missed", conformances.recall),
            ("Conformances to outside types that the compiler does not know", conformances.outsidePrecision),
            ("The compiler's conformances to outside types that are missed", conformances.outsideRecall),
            ("Edges that the compiler does not know", edges.precision),
            ("The compiler's edges that are missed", edges.recall),
            ("Receivers that are wrong", calls.precision),
            ("Not comparable: exact references where the compiler records nothing", references.unseen),
            (
                "Not comparable: places where the compiler sees a type that Norma does not look for",
                references.unwritten
            ),
            ("Not comparable: edges", edges.unseen),
            ("Not comparable: conformances", conformances.unseen),
            ("Not comparable: receivers", calls.unseen),
        ]
        classes = groups.map { ClassGroup(title: $0.0, classes: $0.1.sortedClasses) }
    }
}
