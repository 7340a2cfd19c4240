// What of the manifests could not be known: a map of modules with holes must not pass for a whole one.

import NormaFacts
import NormaFindings
import NormaProject
import NormaText

struct ManifestNotices {
    let project: Project

    /// One line a manifest. Of a file that could not be read at all an input problem tells.
    func notices() -> [Notice] {
        project.packages.compactMap { package in
            let facts = package.facts
            guard facts.problem == nil, hasHoles(facts) else { return nil }
            var message = "In `\(package.manifest)`"
            if let first = facts.unknowns.first {
                message += ", line \(facts.lines.position(at: first.range.start).line): \(first.message)"
            } else {
                message += " not all targets can be known"
            }
            if facts.unknowns.count > 1 { message += ", and \(facts.unknowns.count - 1) more like this" }
            message +=
                ". What that leaves open of the modules, `norma facts --modules` shows; `modules:` in the guide settles it."
            return Notice(kind: .information, message: message)
        }
    }

    /// Whether targets, their files or what they use are missing. Of a package that only looks at its environment everything
    /// is known that counts.
    private func hasHoles(_ facts: ManifestFacts) -> Bool {
        if facts.kind != .package, !facts.unknowns.isEmpty { return true }
        guard let targets = facts.targets.value else { return true }
        return targets.contains { target in
            let isPathKnown = target.path.map { $0.value != nil } ?? true
            let areSourcesKnown = target.sources.map { $0.value != nil } ?? true
            return target.name.value == nil || !isPathKnown || !areSourcesKnown || target.dependencies.value == nil
        }
    }
}
