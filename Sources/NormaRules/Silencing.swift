// If a rule reports something, the rules that it silences don't: one cause is one finding.

import NormaFindings
import NormaGuide
import NormaText

struct Silencing {
    /// By the name of a rule, the findings of those that silence it.
    private var covers: [String: SilencedPlaces] = [:]

    init(_ judgements: [RuleJudgement], of guide: Guide) {
        let silences = guide.rules.filter { !$0.silences.isEmpty }
        guard !silences.isEmpty else { return }
        let findings = Dictionary(judgements.map { ($0.rule, $0.findings) }, uniquingKeysWith: { first, _ in first })
        var places: [String: [Finding]] = [:]
        for rule in silences {
            for name in rule.silences {
                places[guide.renamedRules[name.text] ?? name.text, default: []] += findings[rule.name] ?? []
            }
        }
        covers = places.mapValues { SilencedPlaces($0) }
    }

    /// The findings that no silencing rule of at least the same severity covers.
    func remaining(_ judgement: RuleJudgement) -> [Finding] {
        guard let cover = covers[judgement.rule] else { return judgement.findings }
        return judgement.findings.filter { !cover.hold($0) }
    }
}

/// The places of findings that silence others.
private struct SilencedPlaces {
    /// Everything at or below these paths is silenced.
    private var whole: [RelativePath: Severity] = [:]
    /// By path and symbol: everything declared inside the thing is silenced.
    private var things: [Thing: Severity] = [:]
    /// By path, symbol and line: every finding on the same line of a property is silenced.
    private var lines: [ThingLine: Severity] = [:]
    /// By path and severity, the places in order of their start, with the furthest end up to each.
    private var parts: [PartKey: [(start: Position, furthest: Position)]] = [:]

    private struct Thing: Hashable {
        let path: RelativePath
        let symbol: Substring
    }

    private struct ThingLine: Hashable {
        let thing: Thing
        let line: Int

        init(_ finding: Finding) {
            thing = Thing(path: finding.place.path, symbol: finding.symbol[...])
            line = finding.place.start.line
        }
    }

    private struct PartKey: Hashable {
        let path: RelativePath
        let severity: Severity
    }

    /// Cost: sorts the findings.
    init(_ findings: [Finding]) {
        for finding in findings.sorted(by: { $0.place.start < $1.place.start }) {
            let place = finding.place
            guard place.range != nil else {
                // A missing part of a folder says nothing about its content.
                guard finding.symbol.hasSameBytes(as: place.path.text) else { continue }
                whole[place.path] = max(whole[place.path] ?? finding.severity, finding.severity)
                continue
            }
            let thing = Thing(path: place.path, symbol: finding.symbol[...])
            things[thing] = max(things[thing] ?? finding.severity, finding.severity)
            let line = ThingLine(finding)
            lines[line] = max(lines[line] ?? finding.severity, finding.severity)
            let key = PartKey(path: place.path, severity: finding.severity)
            let furthest = max(parts[key]?.last?.furthest ?? place.end, place.end)
            parts[key, default: []].append((place.start, furthest))
        }
    }

    /// Cost: the depth of the path and of the symbol, and a binary search.
    func hold(_ finding: Finding) -> Bool {
        var path = finding.place.path
        while true {
            if let severity = whole[path], severity >= finding.severity { return true }
            if path == .root { break }
            path = path.parent
        }
        guard finding.place.range != nil else { return false }
        return isInPart(finding) || isInThing(finding) || isOnLine(finding)
    }

    /// On the same line of the same property: its modifiers, name and type belong together; a function's line has several parts.
    private func isOnLine(_ finding: Finding) -> Bool {
        guard finding.symbol.utf8.last != UInt8(ascii: ")"),
            !finding.symbol.hasSameBytes(as: finding.place.path.text), let severity = lines[ThingLine(finding)]
        else { return false }
        return severity >= finding.severity
    }

    /// At the same place, or inside it.
    private func isInPart(_ finding: Finding) -> Bool {
        Severity.allCases.contains { severity in
            guard severity >= finding.severity,
                let places = parts[PartKey(path: finding.place.path, severity: severity)]
            else { return false }
            let next = places.partitioningIndex { $0.start > finding.place.start }
            return next > 0 && places[next - 1].furthest >= finding.place.end
        }
    }

    /// Declared inside the thing.
    private func isInThing(_ finding: Finding) -> Bool {
        var symbol = finding.symbol[...]
        while let dot = symbol.lastIndex(of: ".") {
            symbol = symbol[..<dot]
            let thing = Thing(path: finding.place.path, symbol: symbol)
            if let severity = things[thing], severity >= finding.severity { return true }
        }
        return false
    }
}
