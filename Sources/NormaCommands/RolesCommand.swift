// `norma roles`: the types of a project, by the roles of its guide.

import ArgumentParser
import NormaFacts
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaProject
import NormaReports
import NormaRules
import NormaText

struct RolesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "roles",
        abstract: "List each type's role, and how certain it is.",
        discussion: """
            A role follows from evidence: what a type is and conforms to, who holds and creates it, and only then its name. \
            Likely roles cause warnings at most. `norma why CartStore` prints the evidence.

              norma roles
              norma roles Sources/Features/Cart
              norma roles --role view-model --format json

            Exit status: 0, or 2 if the guide, the configuration or the command line is wrong.
            """
    )

    @Argument(help: ArgumentHelp("A file or folder; without one: the current folder.", valueName: "path"))
    var path: String?

    @Option(name: .long, help: ArgumentHelp("List only this role; may be repeated.", valueName: "role"))
    var role: [String] = []

    @Option(name: .long, help: ArgumentHelp("The output format: text or json.", valueName: "format"))
    var format: String = "text"

    @OptionGroup var guide: GuideOption

    func run() throws {
        guard ["text", "json"].contains(format) else {
            throw CommandFailure(unknown: "format", format, known: ["text", "json"])
        }
        let tree = try CheckedTree(paths: path.map { [$0] } ?? [])
        let (guide, origin) = try tree.guide(guide.guide, asksWhatThingsAre: true)
        let known = guide.guide.definitions.roles.filter(\.isListed).map(\.name)
        for name in role where !known.contains(name) {
            if guide.guide.definitions.roles.contains(where: { $0.isTrait && $0.name == name }) {
                throw CommandFailure(
                    "`\(name)` is a trait: it describes what things do, not what they are",
                    suggestion: "`norma find \(name)` lists everything that has it"
                )
            }
            throw CommandFailure(unknown: "role", name, known: known)
        }
        let outcome = try tree.rolesAlone(of: guide, origin, in: path)
        let listing = RoleHolders(outcome.context, in: tree.location.focus, only: Set(role))
        format == "json" ? Terminal.printExactly(listing.json) : Terminal.print(listing.text)
    }
}

extension CheckedTree {
    /// All roles of the guide, without judging a rule.
    ///
    /// - Parameter path: the requested path; nil: the whole tree.
    func rolesAlone(of guide: PreparedGuide, _ origin: String, in path: String? = nil) throws -> CheckOutcome {
        let progress = ProgressLine.start("reading \(location.root)")
        defer { progress.stop() }
        var request = CheckRequest(
            workspace: workspace,
            guide: guide,
            guideOrigin: origin,
            rules: [],
            today: Today.text
        )
        request.findsAllRoles = true
        let outcome = Pipeline.check(request)
        guard outcome.result.statistics.files > 0 else {
            throw noSwiftFile(in: path.map { [$0] } ?? [], outcome.result.problems)
        }
        return outcome
    }
}

/// Types with their roles.
struct RoleHolders {
    private struct Holder {
        var role: String
        var certainty: Certainty
        var symbol: String
        var kind: String
        var place: Place
    }

    private var holders: [Holder] = []
    private let guide: String

    /// - Parameters:
    ///   - paths: the files and folders to report; empty: all.
    ///   - roles: the roles to report; empty: all.
    init(_ context: JudgingContext, in paths: [RelativePath], only roles: Set<String>) {
        guide = context.guide.name
        for definition in context.guide.definitions.roles
        where definition.isListed && (roles.isEmpty || roles.contains(definition.name)) {
            for declaration in context.members(ofRole: definition.name) {
                let subject = Subject.declaration(declaration)
                let place = context.place(context.site(of: subject))
                guard paths.isEmpty || paths.contains(where: { place.path == $0 || place.path.isInside($0) }),
                    let certainty = context.certainty(ofRole: definition.name, for: declaration)
                else { continue }
                holders.append(
                    Holder(
                        role: definition.name,
                        certainty: certainty,
                        symbol: context.symbol(of: subject),
                        kind: "\(context.project.fact(declaration).kind)",
                        place: place
                    )
                )
            }
        }
    }

    /// Certain roles before likely ones, each in the order of the project.
    var text: String {
        guard !holders.isEmpty else { return "Nothing here has a role of the guide `\(guide)`.\n" }
        var lines: [String] = []
        var roles: [String] = []
        for holder in holders where roles.last != holder.role { roles.append(holder.role) }
        for role in roles {
            let own = holders.filter { $0.role == role }
            let likely = own.filter { $0.certainty == .likely }
            lines.append(role + ": " + Self.counted(own.count - likely.count, likely.count))
            for holder in own.filter({ $0.certainty == .sure }) + likely {
                let mark = holder.certainty == .sure ? " " : "~"
                lines.append("  \(mark) \(holder.symbol)  \(holder.place.path):\(holder.place.start.line)")
            }
            lines.append("")
        }
        if holders.contains(where: { $0.certainty == .likely }) {
            lines.append("~ likely: findings about it are warnings at most. `norma why NAME` shows the evidence.")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func counted(_ sure: Int, _ likely: Int) -> String {
        likely == 0 ? "\(sure)" : sure == 0 ? "\(likely) likely" : "\(sure), and \(likely) likely"
    }

    var json: String {
        JSONValue.object([
            ("version", .int(1)),
            ("guide", .string(guide)),
            (
                "roles",
                .array(
                    holders.map { holder in
                        .object([
                            ("role", .string(holder.role)),
                            ("certainty", .string(holder.certainty == .sure ? "sure" : "likely")),
                            ("symbol", .string(holder.symbol)),
                            ("kind", .string(holder.kind)),
                            ("path", .string(holder.place.path.text)),
                            ("line", .int(holder.place.start.line)),
                            ("column", .int(holder.place.start.column)),
                        ])
                    }
                )
            ),
        ]).prettyText
    }
}
