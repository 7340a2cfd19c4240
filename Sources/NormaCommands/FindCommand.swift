// `norma find`: tries a description on a code base, with the evidence, before it becomes a rule.

import ArgumentParser
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaReports
import NormaProject
import NormaRules
import NormaText

struct FindCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "find",
        abstract: "Try a description on a code base: list what fits it, and why.",
        discussion: """
            The description is written as in a rule, and can use the roles, layers and places of the guide.

              norma find '"*Manager"'
              norma find 'class: any, held-by: view, not: { be: final }'
              norma find 'function: any, have-at-least: { parameters: 6 }' Sources/Cart

            Exit status: 0, whether something fits or not, or 2 if the description, the guide or the command line is wrong.
            """
    )

    @Argument(help: ArgumentHelp("The description, as you would write it after `every:`.", valueName: "description"))
    var description: String

    @Argument(help: ArgumentHelp("A file or folder; without one: the current folder.", valueName: "path"))
    var path: String?

    @Option(name: .long, help: ArgumentHelp("The output format: text or json.", valueName: "format"))
    var format: String = "text"

    @OptionGroup var guide: GuideOption

    func run() throws {
        guard ["text", "json"].contains(format) else {
            throw CommandFailure(unknown: "format", format, known: ["text", "json"])
        }
        let tree = try CheckedTree(paths: path.map { [$0] } ?? [])
        let sought = SoughtDescription(description)
        let (guide, origin) = try tree.guide(guide.guide, extendedBy: sought)
        let outcome = try tree.rolesAlone(of: guide, origin, in: path)
        guard let role = guide.guide.definitions.roles.first(where: { $0.name == SoughtDescription.role }) else {
            throw CommandFailure("the description is empty", suggestion: "write a description, such as '\"*Manager\"'")
        }
        let found = FoundThings(role.description, in: outcome.context, below: tree.location.focus)
        format == "json" ? Terminal.printExactly(found.json) : Terminal.print(found.text)
    }
}

/// A description from the command line, as a role of a guide that extends the project's own.
struct SoughtDescription {
    /// Words of a guide are in kebab case and long enough to differ from it.
    static let role = "what-is-sought"

    private let yaml: String

    /// Braces around pairs are optional: `class: any, held-by: view`.
    init(_ text: String) {
        let trimmed = String(text.trimmed)
        let isBare = !trimmed.contains("\n") && trimmed.contains(": ") && !["{", "[", "\""].contains(trimmed.prefix(1))
        yaml = isBare ? "{ " + trimmed + " }" : trimmed
    }

    /// The guide's text: the description has its own line, so that problems can show it.
    func guide(extending name: String) -> String {
        let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
        return """
            ---
            norma: 2
            name: find
            extends: \(JSONValue.string(name).prettyText.trimmed)
            ---
            ```yaml define
            roles:
              \(Self.role):
            \(lines.joined(separator: "\n"))
            ```

            """
    }
}

extension CheckedTree {
    /// The project's guide with the description as an additional role.
    fileprivate func guide(_ name: String?, extendedBy sought: SoughtDescription) throws -> (PreparedGuide, String) {
        let named = try namedGuide(name, asksWhatThingsAre: true)
        let text = sought.guide(extending: named.name)
        // Problems name it, and the guide that it extends is searched from its folder.
        let source = GuideSource(text: text, file: named.folder + "/description")
        do {
            return (try GuideLoading.guide(from: source).configured(by: configuration), named.origin)
        } catch {
            throw CommandFailure(
                error.problems.map { problem in
                    var shown = problem
                    if shown.file == source.file { shown.file = "description" }
                    return shown
                }
            )
        }
    }
}

/// What fits a description, with the evidence.
struct FoundThings {
    private struct Thing {
        var symbol: String
        var kind: String
        var place: Place
        var isSure: Bool
        var reasons: [FitReason]
    }

    private let things: [Thing]

    /// - Parameter paths: the files and folders to report; empty: all.
    init(_ description: Description, in context: JudgingContext, below paths: [RelativePath]) {
        let scope = Scope(description, in: context)
        things = scope.found().compactMap { subject, isSure in
            let place = context.place(context.site(of: subject))
            guard paths.isEmpty || paths.contains(where: { place.path == $0 || place.path.isInside($0) }) else {
                return nil
            }
            return Thing(
                symbol: context.symbol(of: subject),
                kind: context.kindName(of: subject),
                place: place,
                isSure: isSure,
                reasons: scope.reasons(for: subject)
            )
        }
    }

    /// What certainly fits, then what may fit.
    var text: String {
        guard !things.isEmpty else { return "Nothing fits.\n" }
        let sure = things.filter(\.isSure)
        let open = things.filter { !$0.isSure }
        var lines = [Self.title(sure.count, open.count) + ":", ""]
        for thing in sure + open {
            let title = thing.symbol.isEmpty ? thing.kind : "\(thing.kind) \(thing.symbol)"
            lines.append("\(thing.isSure ? " " : "?") \(title)  \(thing.place.path):\(thing.place.start.line)")
            for reason in thing.reasons where !reason.text.isEmpty {
                let mark = reason.holds == nil ? " (the source alone doesn't show it)" : ""
                let there = reason.place == thing.place ? "" : "  \(reason.place.path):\(reason.place.start.line)"
                lines.append("      " + reason.text + mark + there)
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func title(_ sure: Int, _ open: Int) -> String {
        let fits = sure == 1 ? "1 thing fits" : "\(sure) things fit"
        return open == 0 ? fits : fits + "; \(open) undecided from the source alone (`?`)"
    }

    var json: String {
        JSONValue.object([
            ("version", .int(1)),
            (
                "found",
                .array(
                    things.map { thing in
                        .object([
                            ("symbol", .string(thing.symbol)),
                            ("kind", .string(thing.kind)),
                            ("certainty", .string(thing.isSure ? "sure" : "unknown")),
                            ("path", .string(thing.place.path.text)),
                            ("line", .int(thing.place.start.line)),
                            ("column", .int(thing.place.start.column)),
                            ("evidence", .array(thing.reasons.map { .string($0.text) })),
                        ])
                    }
                )
            ),
        ]).prettyText
    }
}
