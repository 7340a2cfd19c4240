// Compares the claims of a document with the code base: a name that certainly isn't there is a finding.

import NormaDocuments
import NormaFacts
import NormaFindings
import NormaProject
import NormaText

/// What isn't there: the claim, and a sentence about it.
struct MissingName {
    var rule: ClaimRule
    /// As it is written, for the finding's identity.
    var text: String
    var position: Position
    var message: String

    /// Those that a path is in, each with its slash.
    fileprivate var folders: [Substring] {
        text.indices.filter { text[$0] == "/" }.map { text[...$0] }.filter { $0.count < text.count }
    }
}

/// The searches for the nearest name that are left: each compares a name with all that are there, and a document may have any
/// number of names that aren't.
final class NearestSearches {
    private var left = 300

    func next() -> Bool {
        left -= 1
        return left >= 0
    }
}

package struct ClaimJudge {
    let project: Project
    let paths: PathIndex
    let names: CodeNames
    let tasks: KnownTasks
    let surroundings: ClaimSurroundings
    /// Of the names in the documents those that occur in files other than Swift.
    private let otherNames: Set<String>
    private let projectTexts: Set<String>
    let searches = NearestSearches()

    /// - Parameter pages: all that will be judged.
    ///
    /// Cost: linear in the paths and names of the code; files other than Swift are read only for names that no Swift file has.
    package init(_ project: Project, _ surroundings: ClaimSurroundings, pages: [ClaimPage]) {
        self.project = project
        self.surroundings = surroundings
        paths = PathIndex(files: project.allFiles, folders: project.folders.map(\.path).filter { !$0.text.isEmpty })
        let claims = pages.flatMap(\.claims)
        let names = CodeNames(project, wanted: Set(claims.flatMap(Self.names)))
        self.names = names
        let files = project.allFiles
        tasks = KnownTasks(
            claims.contains { if case .task = $0.subject { true } else { false } } ? files : [],
            surroundings
        )
        // The other files are long to read, so only names that would be findings without them are looked for.
        let doubtful = claims.filter { claim in
            guard [.name, .test].contains(claim.subject), !names.occurs(claim.text) else { return false }
            if claim.subject == .test { return true }
            return !CodeNames.isOutside(claim.text) && (claim.list != nil || names.isUsualHere(claim.text))
        }
        let texts = OtherTexts(files, surroundings, endings: OtherTexts.sources)
        otherNames = texts.occurring(Set(doubtful.map(\.text)))
        let schemes = claims.filter { [.scheme, .target, .product].contains($0.subject) }.map(\.text)
        projectTexts = OtherTexts(
            files,
            surroundings,
            endings: ["yml", "yaml"],
            names: ["Project.swift", "Workspace.swift"]
        )
        .occurring(Set(schemes))
    }

    private static func names(_ claim: Claim) -> [String] {
        switch claim.subject {
        case .name, .test: [claim.text]
        case .member(let type, let name): [type, name]
        default: []
        }
    }

    /// The findings in a document, in its order; a name that is missing is one finding, however often it is written.
    package func findings(_ page: ClaimPage, at path: RelativePath, lines: LineTable, isForAgents: Bool) -> [Finding] {
        var missing = page.claims.compactMap { self.missing($0, page, from: path.parent) }
        missing += page.trees.flatMap { missingEntries(of: $0, from: path.parent) }
        let isOwn =
            isForAgents
            ? !isCopied(page, at: path, missing.count)
            : Self.isFront(path) || isMostlyThere(page, missing.count)
        guard isOwn else { return [] }
        missing.sort { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
        var findings: [Finding] = []
        var byText: [String: Int] = [:]
        for name in missing {
            let place = Self.place(of: name, path, lines)
            let key = name.rule.rawValue + " " + name.text
            if let index = byText[key] {
                findings[index].related.append(RelatedPlace(place: place, message: "`\(name.text)` again"))
                continue
            }
            if let folder = name.folders.lazy.compactMap({ byText[name.rule.rawValue + " " + $0] }).first {
                findings[folder].related.append(RelatedPlace(place: place, message: "`\(name.text)` in it"))
                continue
            }
            byText[key] = findings.count
            let severity = ClaimRule.severity(isForAgents: isForAgents)
            findings.append(
                Finding(
                    rule: name.rule.rawValue,
                    severity: severity,
                    place: place,
                    message: name.message,
                    symbol: path.text,
                    detail: name.text
                )
            )
        }
        return findings
    }

    private static func place(of name: MissingName, _ path: RelativePath, _ lines: LineTable) -> Place {
        guard let start = lines.offset(of: name.position) else { return Place(path: path) }
        let end = start + Int32(clamping: name.text.utf8.count)
        return Place(
            path: path,
            range: ByteRange(start: start, end: end),
            start: name.position,
            end: lines.position(at: end)
        )
    }

    // MARK: - Claims

    private func missing(_ claim: Claim, _ page: ClaimPage, from folder: RelativePath) -> MissingName? {
        switch claim.subject {
        case .path(let place): missingPath(claim, page, from: folder, in: place)
        case .link: missingLink(claim, from: folder)
        case .name: missingName(claim, page)
        case .member(let type, let name): missingMember(claim, type, name)
        case .task(let tool, let place): missingTask(claim, tool, from: folder, in: place)
        case .product: missingProduct(claim)
        case .test: missingTest(claim)
        case .scheme: missingScheme(claim)
        case .target: missingTarget(claim)
        case .testPlan: missingTestPlan(claim)
        }
    }

    func missing(_ claim: Claim, _ rule: ClaimRule, _ message: String) -> MissingName {
        MissingName(rule: rule, text: claim.text, position: claim.position, message: message)
    }

    /// The end of a sentence with the name that was probably meant; empty if none is much like it.
    private func nearest(to name: String, among names: [String]) -> String {
        guard searches.next() else { return "" }
        let choices = NearestWord.choices(for: name, among: names)
        return choices.first { $0.count * 10 >= name.count * 6 }.map { "; the nearest is `\($0)`" } ?? ""
    }

    private func missingName(_ claim: Claim, _ page: ClaimPage) -> MissingName? {
        let name = claim.text
        guard !surroundings.isPartial, !isKnown(name), !CodeNames.isOutside(name),
            names.isUsualHere(name) || leadsOwnNames(claim, page)
        else {
            return nil
        }
        let nearest = nearest(to: name, among: names.types())
        return missing(claim, .namedCodeExists, "nothing in this code base is called `\(name)`\(nearest)")
    }

    private func isKnown(_ name: String) -> Bool {
        names.occurs(name) || otherNames.contains(name) || paths.hasName(name)
    }

    /// Whether the other entries of its list begin with names of this code.
    private func leadsOwnNames(_ claim: Claim, _ page: ClaimPage) -> Bool {
        guard let list = claim.list, page.lists.indices.contains(list) else { return false }
        let others = page.lists[list].filter { $0 != claim.text }
        let known = others.count { name in
            SpanClaims.isTypeName(name) && !project.declarations(named: name).isEmpty
        }
        return known >= 3 && known * 10 >= others.count * 7
    }

    private func missingMember(_ claim: Claim, _ type: String, _ name: String) -> MissingName? {
        guard names.isMissing(name, of: type) else { return nil }
        let nearest = nearest(to: name, among: names.members(of: type))
        return missing(claim, .namedCodeExists, "`\(type)` has no `\(name)`\(nearest)")
    }

    // MARK: - Commands

    private func missingTask(_ claim: Claim, _ tool: TaskTool, from folder: RelativePath, in place: String)
        -> MissingName?
    {
        guard let known = tasks[tool], !folders(of: place, from: folder).isEmpty else { return nil }
        guard !known.isOpen, !known.names.contains(claim.text), !isTaskFile(claim.text, tool, from: folder) else {
            return nil
        }
        let nearest = nearest(to: claim.text, among: known.names.sorted())
        return missing(
            claim,
            .namedCommandExists,
            "\(tool.rawValue) has no \(tool.noun) `\(claim.text)` here\(nearest)"
        )
    }

    /// A folder or file may be a target of make, and a file a task of mise.
    private func isTaskFile(_ name: String, _ tool: TaskTool, from folder: RelativePath) -> Bool {
        switch tool {
        case .make: paths.hasName(name)
        case .mise:
            [".mise/tasks", "mise-tasks", ".config/mise/tasks"].contains { surroundings.exists(RelativePath($0)) }
        default: false
        }
    }

    private func missingProduct(_ claim: Claim) -> MissingName? {
        let known = names.productNames
        guard !known.isEmpty,
            !project.packages.contains(where: { $0.facts.products.value == nil || $0.facts.targets.value == nil }),
            !names.manifestNames.contains(claim.text), !projectTexts.contains(claim.text)
        else { return nil }
        let isDependency = names.manifestNames.contains { $0.lowercased() == claim.text.lowercased() }
        guard !isDependency, !Self.tools.contains(claim.text.lowercased()) else { return nil }
        let nearest = nearest(to: claim.text, among: known.sorted())
        return missing(claim, .namedCommandExists, "no package here has a product `\(claim.text)`\(nearest)")
    }

    private static let tools: Set<String> = [
        "swiftlint", "swiftformat", "swift-format", "swiftgen", "sourcery", "xcodegen",
    ]

    /// The filter is a pattern, so a part of a name is enough.
    private func missingTest(_ claim: Claim) -> MissingName? {
        guard SpanClaims.isTypeName(claim.text), !isKnown(claim.text) else { return nil }
        let part = claim.text
        let fits =
            project.allTypes.contains { project.name(of: $0).contains(part) }
            || names.manifestNames.contains { $0.contains(part) }
        guard !fits else { return nil }
        let nearest = nearest(to: part, among: names.types())
        return missing(claim, .namedCommandExists, "no test here is called `\(part)`\(nearest)")
    }

    private func missingScheme(_ claim: Claim) -> MissingName? {
        let written = project.allFiles.lazy.filter { $0.pathExtension == "xcscheme" }.map { String($0.stem) }
        let packages = names.manifestNames.map { $0 + "-Package" }
        guard !names.manifestNames.isEmpty, !names.manifestNames.contains(claim.text), !packages.contains(claim.text),
            !projectTexts.contains(claim.text), !written.contains(claim.text), !hasUnknownTargets
        else { return nil }
        // Without a project file, or with generated ones, schemes aren't known.
        guard project.packages.contains(where: { $0.facts.kind == .xcode || $0.facts.kind == .package }) else {
            return nil
        }
        let known = Set(written).union(names.manifestNames).sorted()
        let nearest = nearest(to: claim.text, among: known)
        return missing(claim, .namedCommandExists, "no scheme or target here is called `\(claim.text)`\(nearest)")
    }

    private var hasUnknownTargets: Bool {
        project.packages.contains {
            $0.facts.targets.value == nil || $0.facts.problem != nil || $0.facts.kind == .tuist
        }
    }

    private func missingTarget(_ claim: Claim) -> MissingName? {
        guard !names.manifestNames.isEmpty, !names.manifestNames.contains(claim.text),
            !projectTexts.contains(claim.text),
            !hasUnknownTargets
        else { return nil }
        let known = names.manifestNames.sorted()
        let nearest = nearest(to: claim.text, among: known)
        return missing(claim, .namedCommandExists, "no target here is called `\(claim.text)`\(nearest)")
    }

    private func missingTestPlan(_ claim: Claim) -> MissingName? {
        let plans = project.allFiles.filter { $0.pathExtension == "xctestplan" }.map { String($0.stem) }
        guard !plans.isEmpty, !plans.contains(claim.text) else { return nil }
        let nearest = nearest(to: claim.text, among: plans)
        return missing(claim, .namedCommandExists, "no test plan here is called `\(claim.text)`\(nearest)")
    }
}

extension TaskTool {
    fileprivate var noun: String {
        switch self {
        case .make: "target"
        case .just: "recipe"
        case .fastlane: "lane"
        case .npm: "script"
        case .mise: "task"
        }
    }
}
