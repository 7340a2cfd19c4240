// The files of a tree that are left out as generated, and which of them aren't accepted yet.

import NormaFindings
import NormaProject
import NormaRules
import NormaText

struct LeftOutFiles {
    let project: Project
    let baseline: GivenBaseline?
    /// The state before a change, if only findings that got worse are reported.
    let earlier: EarlierFindings?

    /// By path. Git is asked for renames only if a file has no other excuse.
    func all() -> [LeftOutFile] {
        let known = Set(baseline?.baseline.generated ?? [])
        var files: [LeftOutFile] = []
        var unknown: [Int] = []
        for file in project.files {
            guard let sign = file.generated else { continue }
            let isMarked = !sign.cause.isListed
            if isMarked, !known.contains(file.path), !wasLeftOut(file.path) { unknown.append(files.count) }
            let place = Self.place(of: sign, in: file)
            files.append(LeftOutFile(cause: sign.cause, place: place, by: sign.by, isNew: false))
        }
        guard !unknown.isEmpty else { return files }
        let former = formerPaths
        for index in unknown {
            let path = files[index].place.path
            files[index].isNew = !(former[path] ?? []).contains { known.contains($0) || wasLeftOut($0) }
        }
        return files
    }

    /// Files that are judged although they declare themselves generated: the change that is judged added the mark.
    static func doubted(in project: Project) -> [LeftOutFile] {
        project.files.compactMap { file in
            file.doubted.map { LeftOutFile(cause: $0.cause, place: place(of: $0, in: file), by: $0.by, isNew: true) }
        }
    }

    /// Nothing is known if the state isn't known.
    private func wasLeftOut(_ path: RelativePath) -> Bool {
        guard let project = earlier?.project, let file = project.file(at: path) else { return false }
        return project.file(file).isGenerated
    }

    /// By present path, those that a file already had.
    private var formerPaths: [RelativePath: [RelativePath]] {
        var former: [RelativePath: [RelativePath]] = [:]
        if let renames = earlier?.state.renames() {
            for (old, new) in renames { former[new, default: []].append(old) }
        }
        if let baseline, baseline.baseline.generated?.isEmpty == false {
            for (old, new) in baseline.renames() { former[new, default: []].append(old) }
        }
        return former
    }

    private static func place(of sign: GeneratedSign, in file: ProjectFile) -> Place {
        guard let range = sign.range else { return Place(path: file.path) }
        let lines = file.facts.lines
        return Place(
            path: file.path,
            range: range,
            start: lines.position(at: range.start),
            end: lines.position(at: range.end)
        )
    }
}

extension InputProblem {
    /// The place where a strict check reports a file that declares itself generated.
    init?(newlyLeftOut file: LeftOutFile) {
        guard file.isNew else { return nil }
        let what =
            switch file.cause {
            case .header: "A comment above the code says that this file is generated"
            case .name: "The name of this file says that it is generated"
            case .template: "This file counts as an Xcode template, because of the placeholders in its names"
            case .mocks: "All types of this file are mocks as Cuckoo writes them"
            case .tool: "\(file.by.map { "`\($0)`" } ?? "A configuration") says that a tool writes this file"
            case .vendored:
                file.by.map { "The folder of this file has a third-party licence (`\($0)`)" }
                    ?? "The folder of this file has a name for third-party code"
            case .guide, .configuration, .attributes: "This file is listed as generated"
            }
        let way =
            file.cause == .vendored
            ? "If it is third-party code, run `norma baseline`, or list it below `generated:` in `.norma.yml`; if not, set "
                + "`vendored: judged` there."
            : "If a program generates it, run `norma baseline`, or list it in `.gitattributes` (`linguist-generated`) or below "
                + "`generated:` in `.norma.yml`; if not, remove the mark."
        let message =
            "\(what), so no rule checks it, but nothing lists it. \(way)"
        self.init(kind: .newlyGenerated, place: file.place, message: message)
    }
}

extension CheckOutcome {
    /// The files that are left out as generated, as seen by a baseline that the check did not use.
    package func leftOut(accepting baseline: GivenBaseline) -> [LeftOutFile] {
        LeftOutFiles(project: context.project, baseline: baseline, earlier: nil).all()
    }
}
