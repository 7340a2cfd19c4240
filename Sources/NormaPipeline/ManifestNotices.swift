// Unknown parts of the manifests: an incomplete map of modules must not pass for a complete one.

import NormaFacts
import NormaFindings
import NormaProject
import NormaText

struct ManifestNotices {
    let project: Project

    /// Files that no target compiles, in one line: they are checked nevertheless.
    private var uncompiled: [Notice] {
        let paths = project.uncompiledFiles
        guard let first = paths.first else { return [] }
        let isOne = paths.count == 1
        let named = paths.prefix(Self.mostNamed).map { "`\($0)`" }.joined(separator: ", ")
        let others = paths.count - Self.mostNamed
        let message =
            isOne
            ? "No target compiles `\(first)`. It is checked nevertheless; add it to a target, delete it, or list it under `exclude:`."
            : "No target compiles \(paths.count) Swift files: \(named)"
                + (others > 0 ? " and \(others) more (`uncompiled` of `--format json`)" : "")
                + ". They are checked nevertheless; add them to a target, delete them, or list them under `exclude:`."
        return [Notice(kind: .information, message: message)]
    }

    private static let mostNamed = 3

    /// One line per manifest, of a few. A file that could not be read at all is an input problem.
    func notices() -> [Notice] {
        let open = project.packages.filter { $0.facts.problem == nil && $0.facts.hasHoles }
        guard open.count > Self.mostNamed else { return uncompiled + open.map(notice) }
        let others = open.count - Self.mostNamed
        let verb = others == 1 ? "manifest leaves" : "manifests leave"
        let rest = "\(others) more \(verb) something open (`norma facts --modules`)."
        return uncompiled + open.prefix(Self.mostNamed).map(notice) + [Notice(kind: .information, message: rest)]
    }

    private func notice(_ package: ProjectPackage) -> Notice {
        let facts = package.facts
        var message = "In `\(package.manifest)`"
        if let first = facts.unknowns.first {
            message += ", line \(facts.lines.position(at: first.range.start).line): \(first.message)"
        } else {
            message += " not all targets can be known"
        }
        if facts.unknowns.count > 1 { message += ", and \(facts.unknowns.count - 1) more like this" }
        message +=
            ". `norma facts --modules` shows what is unknown about the modules; `modules:` in the guide can define them."
        return Notice(kind: .information, message: message)
    }
}
