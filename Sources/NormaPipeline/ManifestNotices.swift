// What of the manifests could not be known: a map of modules with holes must not pass for a whole one.

import NormaFacts
import NormaFindings
import NormaProject
import NormaText

struct ManifestNotices {
    let project: Project

    /// What no target compiles, in one line: it is checked all the same.
    private var uncompiled: [Notice] {
        let paths = project.uncompiledFiles
        guard let first = paths.first else { return [] }
        let isOne = paths.count == 1
        let named = paths.prefix(Self.mostNamed).map { "`\($0)`" }.joined(separator: ", ")
        let others = paths.count - Self.mostNamed
        let message =
            isOne
            ? "No target compiles `\(first)`. It is checked all the same; add it to a target, delete it, or list it under `exclude:`."
            : "No target compiles \(paths.count) Swift files: \(named)"
                + (others > 0 ? " and \(others) more (`norma facts --modules`)" : "")
                + ". They are checked all the same; add them to a target, delete them, or list them under `exclude:`."
        return [Notice(kind: .information, message: message)]
    }

    private static let mostNamed = 3

    /// One line a manifest. Of a file that could not be read at all an input problem tells.
    func notices() -> [Notice] {
        uncompiled
            + project.packages.compactMap { package in
                let facts = package.facts
                guard facts.problem == nil, facts.hasHoles else { return nil }
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
}
