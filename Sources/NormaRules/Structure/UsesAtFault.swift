// Which uses of one thing by another break a rule, by the places of the findings.

import NormaFindings
import NormaGuide
import NormaText

/// Findings of the rules about uses, by where they begin.
package struct UsesAtFault: Sendable {
    struct Fault {
        let rule: String
        /// The rule is about arrows as a whole.
        let isOfArrow: Bool
        let isAccepted: Bool
    }

    private let byPath: [RelativePath: [Int32: [Fault]]]

    /// - Parameters:
    ///   - findings: those that no comment allows.
    ///   - isAccepted: whether a baseline accepts the finding.
    package init(_ findings: [Finding], of guide: Guide, isAccepted: (Finding) -> Bool) {
        let speaking = Dictionary(
            guide.rules.filter(\.speaksOfUses).map { ($0.name, $0.form.isAboutArrows) },
            uniquingKeysWith: { first, _ in first }
        )
        var byPath: [RelativePath: [Int32: [Fault]]] = [:]
        for finding in findings {
            guard let isOfArrow = speaking[finding.rule], let range = finding.place.range else { continue }
            let fault = Fault(rule: finding.rule, isOfArrow: isOfArrow, isAccepted: isAccepted(finding))
            byPath[finding.place.path, default: [:]][range.start, default: []].append(fault)
        }
        self.byPath = byPath
    }

    /// The faults of one file's uses, by where they begin; nil for most files.
    func faults(in path: RelativePath) -> [Int32: [Fault]]? { byPath[path] }
}

extension Rule {
    /// Its findings are uses of one thing by another, each at its place.
    package var speaksOfUses: Bool {
        switch form {
        case .layers, .allow, .independent, .acyclic: true
        case .everyNot(_, mustNot: let limited), .only(_, may: let limited):
            limited.predicates.contains { AllPredicates.type(of: $0.word)?.isAboutUses ?? false }
        case .every, .exactly, .check, .covered, .layout: false
        }
    }
}

extension RuleForm {
    fileprivate var isAboutArrows: Bool {
        switch self {
        case .layers, .allow, .independent, .acyclic: true
        default: false
        }
    }
}
