// Where a rule found something, as cheap as two integers; it becomes a place with lines only in a finding.

import NormaFacts
import NormaFindings
import NormaGuide
import NormaProject
import NormaText

/// A place in the project.
package enum Site: Sendable, Hashable {
    /// Some bytes of a Swift file.
    case range(FileID, ByteRange)
    /// A whole Swift file.
    case file(FileID)
    /// A folder, a file that is not Swift, or a path that is missing.
    case path(RelativePath)
    /// Some bytes of a file that is not Swift.
    case document(DocumentID, ByteRange)
    /// Some bytes of a package's manifest.
    case manifest(PackageID, ByteRange)
}

extension JudgingContext {
    /// The place with its lines and columns.
    package func place(_ site: Site) -> Place {
        switch site {
        case .range(let file, let range):
            let source = project.files[Int(file.index)]
            return Place(
                path: source.path,
                range: range,
                start: source.facts.lines.position(at: range.start),
                end: source.facts.lines.position(at: range.end)
            )
        case .file(let file): return Place(path: project.files[Int(file.index)].path)
        case .path(let path): return Place(path: path)
        case .document(let document, let range):
            guard let document = project.document(document) else { return Place(path: .root) }
            return Place(
                path: document.path,
                range: range,
                start: document.lines.position(at: range.start),
                end: document.lines.position(at: range.end)
            )
        case .manifest(let package, let range):
            let manifest = project.packages[Int(package.index)]
            return Place(
                path: manifest.manifest,
                range: range,
                start: manifest.facts.lines.position(at: range.start),
                end: manifest.facts.lines.position(at: range.end)
            )
        }
    }

    /// The file's path as text.
    package func path(of file: FileID) -> RelativePath { project.files[Int(file.index)].path }

    /// A finding of this rule; the rule's own `message`, filled with the captures, wins over the given one; `instead` is filled too.
    package func finding(
        of rule: Rule,
        at site: Site,
        message: String,
        symbol: String,
        detail: String = "",
        captures: Captures = .none,
        related: [RelatedPlace] = [],
        fix: Fix? = nil,
        measured: LimitMeasure? = nil
    ) -> Finding {
        let severity = rule.severity(measuring: measured?.value)
        let isGrave = severity != rule.severity
        let ours = isGrave ? rule.neverAbove.map { message + ", never more than \($0)" } ?? message : message
        var finding = Finding(
            rule: rule.name,
            severity: Severity(severity),
            place: place(site),
            message: BearableText.sentence(rule.message.map { MessageTemplate.filled($0, with: captures) } ?? ours),
            symbol: BearableText.name(symbol),
            instead: rule.filledInstead(with: captures).map(BearableText.sentence),
            make: rule.make.flatMap { Draft($0.text) { MessageTemplate.filledWholly($0, with: captures) } },
            detail: BearableText.name(detail),
            related: related.map { RelatedPlace(place: $0.place, message: BearableText.sentence($0.message)) },
            fix: fix
        )
        finding.measure = measured
        return finding
    }

    func withoutGenerated(_ findings: [Finding]) -> [Finding] {
        guard !findings.isEmpty, hasGeneratedFiles else { return findings }
        return findings.filter { finding in
            guard let file = project.file(at: finding.place.path) else { return true }
            return !leavesOut(project.files[Int(file.index)])
        }
    }
}

extension JudgingContext {
    /// The place of a reference: found by its number, because references are numbered file by file.
    func site(of reference: ReferenceID) -> Site {
        var (low, high) = (0, project.files.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if project.files[middle].firstReference <= reference { low = middle } else { high = middle }
        }
        guard low < project.files.count else { return .path(.root) }
        let file = project.files[low]
        guard let fact = file.facts.reference(reference.index - file.firstReference.index) else {
            return .file(FileID(Int32(low)))
        }
        return .range(FileID(Int32(low)), fact.range)
    }
}
