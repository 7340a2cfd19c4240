// `norma init --refit`: what has changed since the guide was written, as a diff of its page.

import NormaFiles
import NormaFindings
import NormaFitting
import NormaGuide
import NormaPipeline
import NormaProject
import NormaReports
import NormaRules
import NormaText

struct RefitRun {
    let path: String
    let writes: Bool

    func run() throws {
        let tree = try CheckedTree(paths: [path])
        let page = try page(of: tree)
        let bytes = try read(page)
        let old = String(decoding: bytes, as: UTF8.self)
        let progress = ProgressLine.start("reading \(tree.location.root)")
        defer { progress.stop() }
        let merge = try merge(old, tree)
        progress.stop()
        let new = Array(merge.text.utf8)
        guard new != bytes else {
            return Terminal.print(
                "`\(shown(page, tree))` describes the project as it is: nothing to change." + notes(merge)
            )
        }
        let problem = Self.problem(merge.text, tree)
        guard writes else {
            let next = problem ?? "Nothing was written; `norma init --refit --write` writes these lines."
            return Terminal.print(
                UnifiedDiff.text(path: shown(page, tree), old: bytes, new: new) + "\n" + next + notes(merge)
            )
        }
        if let problem {
            throw CommandFailure(problem, suggestion: "read the changes without --write, and make them by hand")
        }
        do throws(FileSystem.Failure) {
            try FileSystem.replace(page, with: new, where: bytes)
        } catch {
            throw CommandFailure("`\(FileSystem.shown(page))` can't be written (\(error.reason))")
        }
        Terminal.noteWrittenFiles()
        Terminal.print("Changed `\(shown(page, tree))`. Next: `norma guide test`, then `norma check`" + notes(merge))
    }

    private func shown(_ page: String, _ tree: CheckedTree) -> String {
        let root = tree.location.root + "/"
        return page.hasPrefix(root) ? String(page.dropFirst(root.count)) : FileSystem.shown(page)
    }

    private func merge(_ old: String, _ tree: CheckedTree) throws -> PageMerge {
        let learned = try LearningRun(tree.workspace, named: path)
        let rules = try RuleChoice.counted(
            PageMerge.takenRules(in: old),
            in: learned.reading,
            places: learned.project.patternsByPlace
        )
        let name = tree.location.root.pathParts.last.map(String.init) ?? "App"
        let project = learned.context.project
        return PageMerge(
            old: old,
            new: GuideWriting(name: name, project: learned.project, rules: rules).everything,
            folders: Set(project.folders.map(\.path.text)),
            modules: Set(project.modules.map(\.name))
        )
    }

    // MARK: - The page

    /// The one file of the guide, or the first page of its folder.
    private func page(of tree: CheckedTree) throws -> String {
        guard let name = tree.configuration.guide else {
            throw CommandFailure(
                "there is no guide to compare with",
                suggestion: "`norma init` writes one, and \(TreeLocation.configurationName) names it"
            )
        }
        let named = name.hasPrefix("/") ? name : tree.location.root + "/" + name
        for candidate in [named, named + "/README.md"] {
            guard let file = FileSystem.realPath(candidate), FileSystem.status(of: file)?.kind == .file else {
                continue
            }
            // A link must not choose which file of the machine is changed.
            if file.hasPrefix(tree.location.root + "/"), FileSystem.isCalled(file, ["md", "markdown"]) { return file }
        }
        throw CommandFailure(
            "`\(name)` has no page to compare with",
            suggestion: "--refit compares a page of this project, as `norma init` writes it"
        )
    }

    private func read(_ page: String) throws -> [UInt8] {
        do throws(FileSystem.Failure) {
            return try FileSystem.read(page)
        } catch {
            throw CommandFailure("`\(FileSystem.shown(page))` can't be read (\(error.reason))")
        }
    }

    /// Why the guide with these changes would be refused; nil if it would be read.
    private static func problem(_ text: String, _ tree: CheckedTree) -> String? {
        do throws(GuideProblems) {
            var source = try GuideLoading.source(named: tree.configuration.guide ?? "", from: tree.location.root)
            source.text = text
            _ = try GuideLoading.guide(from: source)
            return nil
        } catch {
            let first = error.problems.first.map { ": \($0.message)" } ?? ""
            return "With these changes the guide could not be read\(first)"
        }
    }

    /// What `norma check` says already, and is for people to decide.
    private func notes(_ merge: PageMerge) -> String {
        let undrawn = merge.undrawn
        guard !undrawn.isEmpty else { return "" }
        let shown = undrawn.prefix(5).joined(separator: ", ")
        let more = undrawn.count > 5 ? " and \(undrawn.count - 5) more" : ""
        return "\nNot drawn, so `norma check` reports it: \(shown)\(more)."
    }
}
