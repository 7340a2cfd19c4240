// `norma guide upgrade`: writes a guide in format 2, with all that it asks for.

import ArgumentParser
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaReports
import NormaSpecs
import NormaText

extension GuideCommand {
    /// `norma guide upgrade`
    struct Upgrade: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Writes a guide of format 1 in format 2, as far as it can.",
            discussion: """
                `norma: 1` becomes `norma: 2`. Where several rules stand under a heading, a mark `// ✗` names those that find \
                something on its line; they are found by running the examples. An expression that is nothing but names becomes \
                these: `class: "/View$/"` is `class: "*View"`, and one that looks around at its ends becomes two. `may-be-empty` goes; where the guide is that \
                of the tree around the current folder, a rule that finds nothing there and has a `because:` says \
                `expect: none`. Everything else stays as it is, byte for byte. What only you can decide is marked with a \
                comment and listed. In a guide of format 2 marks get the names that they lack, and expressions are \
                looked at.

                Where format 2 does not take something that only you can say otherwise, the guide stays in format 1, with what could be \
                done, and each place is listed.

                  norma guide upgrade Docs/GUIDE.md --dry-run

                Exit status: 0, 2 where the guide can't be read or written.
                """
        )

        @Argument(help: ArgumentHelp("The path of a guide, a Markdown file or a folder of them.", valueName: "guide"))
        var name: String

        @Flag(name: .long, help: "Writes nothing, and shows what would change.")
        var dryRun = false

        func run() throws {
            let folder = FileSystem.currentFolder
            let source = try GuideLoading.source(named: name, from: folder)
            guard !source.isBuiltIn else {
                throw CommandFailure(
                    "`\(name)` is a built-in guide, and no file of yours",
                    suggestion: "name the path of a guide"
                )
            }
            let guide = try GuideLoading.guide(from: source)
            let progress = ProgressLine.start("running the examples of \(guide.guide.name)")
            defer { progress.stop() }
            let documents = try GuideUpgrade(source: source, guide: guide).documents()
            progress.stop()
            let changed = documents.filter { $0.before != $0.after }
            guard !changed.isEmpty else {
                let left = documents.filter { !$0.left.isEmpty }.map { UpgradeReport.left(of: $0) }
                let lines = ["\(name) is of format 2 already; nothing is changed."] + left
                return Terminal.print(lines.joined(separator: "\n"))
            }
            if !dryRun {
                try changed.forEach(Self.write)
                Terminal.noteWrittenFiles()
            }
            Terminal.print(UpgradeReport(documents: changed, isDryRun: dryRun).text)
        }

        private static func write(_ document: UpgradedDocument) throws {
            let path = FileSystem.realPath(document.file) ?? document.file
            do throws(FileSystem.Failure) {
                try FileSystem.replace(path, with: document.after, where: document.before)
            } catch {
                throw CommandFailure("`\(document.file)` can't be written (\(error.reason))")
            }
        }
    }
}

/// What of a guide finds nothing in the tree around the current folder, where it is that tree's guide.
struct SilenceSurvey {
    let guide: PreparedGuide

    func add(to knowledge: inout UpgradeKnowledge) {
        guard let tree = try? CheckedTree(paths: []), tree.configuration.guide != nil,
            let named = try? tree.guide(nil).guide,
            named.guide.documents.first?.file == guide.guide.documents.first?.file,
            let telling = try? named.telling
        else { return }
        let request = CheckRequest(workspace: tree.workspace, guide: telling, today: Today.text)
        for notice in Pipeline.check(request).result.notices {
            switch (notice.kind, notice.rule, notice.lacks?.name) {
            case (.emptyScope, let rule?, _), (.emptyDefinition, let rule?, _): knowledge.silentRules.insert(rule)
            case (.emptyDefinition, nil, let name?): knowledge.silentDefinitions.insert(name)
            default: break
            }
        }
    }
}

extension PreparedGuide {
    /// The same guide, in which nothing may be empty without being told.
    fileprivate var telling: PreparedGuide {
        get throws {
            var guide = guide
            for index in guide.rules.indices { guide.rules[index].emptiness = .told }
            for index in guide.definitions.layers.indices { guide.definitions.layers[index].emptiness = .told }
            for index in guide.definitions.roles.indices { guide.definitions.roles[index].emptiness = .told }
            for index in guide.definitions.modules.indices { guide.definitions.modules[index].emptiness = .told }
            return try PreparedGuide(guide)
        }
    }
}

/// What became of a guide, in words; in a dry run with the change itself.
private struct UpgradeReport {
    let documents: [UpgradedDocument]
    let isDryRun: Bool

    var text: String { documents.map(lines).joined(separator: "\n\n") }

    static func left(of document: UpgradedDocument) -> String {
        ([document.format < 2 ? "Before it can be of format 2:" : "Left to you:"]
            + document.left.map { "  line \($0.line): \($0.message)" }).joined(separator: "\n")
    }

    private func lines(of document: UpgradedDocument) -> String {
        let (marks, removed, expected) = (document.namedMarks, document.removed, document.expected)
        let names = document.rewrittenNames
        let changes = [
            marks == 0 ? nil : "\(Wording.count(marks, "mark")) \(marks == 1 ? "names its" : "name their") rules",
            names == 0 ? nil : "\(Wording.count(names, "expression")) \(names == 1 ? "is" : "are") replaced",
            removed == 0 ? nil : "\(Wording.number(removed)) `may-be-empty` \(removed == 1 ? "goes" : "go")",
            expected == 0
                ? nil : "\(Wording.number(expected)) `may-be-empty` \(expected == 1 ? "is" : "are") `expect: none`",
        ].compactMap(\.self)
        let format = document.format < 2 ? "stays in format \(document.format)" : "format 2"
        var lines = ["\(document.file): \(format)" + changes.map { ", " + $0 }.joined()]
        if !document.left.isEmpty { lines.append(Self.left(of: document)) }
        guard isDryRun else { return lines.joined(separator: "\n") }
        let difference = UnifiedDiff.text(path: document.file, old: document.before, new: document.after)
        return (lines + ["", difference]).joined(separator: "\n")
    }
}
