// A rule as a report knows it.

import NormaFindings
import NormaGuide
import NormaText

extension RuleSummary {
    package init(_ rule: Rule, of guide: Guide) {
        let section = guide.section(rule.section)
        let documents = guide.documents
        let document = documents.indices.contains(rule.section.document) ? documents[rule.section.document] : nil
        self.init(
            name: rule.name,
            severity: Severity(rule.severity),
            heading: section?.title ?? "",
            headingPath: section?.titlePath ?? [],
            reason: rule.because ?? rule.prose ?? section?.prose ?? "",
            instead: rule.instead,
            guide: document?.name ?? guide.name,
            guidePath: document.flatMap { $0.isBuiltIn ? nil : $0.file },
            guideLine: rule.place.position.line,
            isLocked: rule.isLocked,
            adjustments: guide.adjustments(of: rule.name).map { relaxation in
                RuleAdjustment(
                    changes: relaxation.changes,
                    because: relaxation.because,
                    guideFile: relaxation.place.file,
                    guideLine: relaxation.place.position.line
                )
            }
        )
    }
}

extension Severity {
    init(_ severity: RuleSeverity) {
        self =
            switch severity {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
    }
}
