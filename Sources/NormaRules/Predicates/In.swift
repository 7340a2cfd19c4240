// `in`: the thing is in a path, a layer, a module, a feature, a role's declaration, in tests or in previews.

import NormaExpressions
import NormaGuide
import NormaProject
import NormaText

struct InPredicate: Predicate {
    static let word = PredicateWord(
        "in",
        shape: .places,
        traits: [.binds, .asksForPlace, .isDecidedByPaths],
        summary:
            "It is in a path, layer, module or feature, inside a declaration of a role, in a module that contains something of a role (`{ module-of: session-holder }`), whatever the module is called, in `tests`, `production` or `previews`. `previews` is the code that only a preview or a debug build has: a `#Preview`, a type that provides previews or is called a preview and made by a `#Preview` of its file, a branch of `#if DEBUG`, the folders `Preview Content`, `PreviewContent`, `UITesting`, `UITestSupport` and `UITestingSupport`, and samples in a folder `Fixtures` or `Previews`. Such code isn't `production`, and neither is a manifest, code that manifests share (it imports `ProjectDescription`), a script (a file that begins with `#!` and isn't called `main.swift`) or a sample app: one beside a larger app that is called a demo, an example, a sample, a showcase or a playground, or that has at most ten files and the name of a module of its manifest (`CartApp` beside `Cart`). Code that [no target compiles](modules.md#files-that-no-target-compiles) is production all the same, as it can come back with one click; `except: [{ not: { be: compiled } }]` exempts it.",
        example: #"""
            ```yaml rule
            rule: views-lie-in-views
            every: { struct: "*View" }
            must: { in: "**/Views/**" }
            ```

            ```swift bad path=Sources/Models/CartView.swift
            struct CartView {} // ✗
            ```

            ```swift good path=Sources/Views/CartView.swift
            struct CartView {}
            ```
            """#,
        blindSpot: "Without a manifest, a layer by modules is known only if the guide defines the modules."
    )
    static let usualSubjects = UsualSubjects.anything

    private let zones: [(zone: Zone, words: String?)]
    private let files: FileAnswers?
    /// Whether the answer is the same for everything in a file, whatever is bound; for `production` except in previews.
    let isAboutFiles: Bool
    private let asksForProduction: Bool
    var cost: Int { isAboutFiles ? PlanCost.file : PlanCost.look }

    init(_ places: [PlaceDescription], in compiler: PlanCompiler) {
        let context = compiler.context
        zones = places.map { place in
            let zone = Zone(place, in: context, counting: compiler.counting.asked)
            return (zone, place.placeholders.isEmpty ? zone.words(given: .none, in: context) : nil)
        }
        isAboutFiles = places.allSatisfy { $0.placeholders.isEmpty && $0.isAboutFiles }
        asksForProduction = places.contains(.production)
        files = isAboutFiles ? FileAnswers(to: places) : nil
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard let files, let file = context.file(of: subject) else { return answer(subject, captures, context) }
        if files[file] == nil { files.take(context.places.answers(for: files.places, from: self, in: context)) }
        guard let known = files[file], known != .unknown else { return answer(subject, captures, context) }
        return known
    }

    /// The answer for everything in a file; unknown if code for previews is beside code that ships.
    func answer(forAllIn file: FileID, in context: JudgingContext) -> Verdict {
        let verdict = answer(.file(file), .none, context)
        let isMixed = asksForProduction && context.previewCode.isSomewhere(in: file, of: context.project)
        return verdict == .holds && isMixed ? .unknown : verdict
    }

    /// By file, if the answer is the same for everything in it; otherwise empty.
    func answers(in context: JudgingContext) -> [Verdict] {
        files.map { context.places.answers(for: $0.places, from: self, in: context) } ?? []
    }

    /// For answers that aren't known for the whole file.
    func answer(_ subject: Subject, _ captures: Captures, _ context: JudgingContext) -> Verdict {
        Verdict.any(zones) { context.verdict(of: subject, in: $0.zone, given: captures) }
    }

    func verdict(ofPlanned subject: PlannedSubject, given captures: Captures, in context: JudgingContext) -> Verdict {
        Verdict.any(zones) { zone, _ in
            switch zone {
            case .previews: return .unknown
            case .role(let role, _, _):
                let description = context.roles.definitions[role].description
                let isPossible = subject.isBeside(typeThatFits: description, given: captures, in: context)
                return isPossible ? .unknown : .fails
            default: return subject.place.verdict(in: zone, given: captures, in: context)
            }
        }
    }

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        var miss = Evidence(at: subject, denial(given: captures), detail: detail(given: captures), in: context)
        miss.isAboutPlace = zones.allSatisfy(\.zone.isOfFolders)
        return [miss]
    }

    func bindings(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Captures {
        for (zone, _) in zones {
            if let bound = bindings(of: subject, zone, captures, context) { return bound }
        }
        return captures
    }

    private func bindings(
        of subject: Subject,
        _ zone: Zone,
        _ captures: Captures,
        _ context: JudgingContext
    ) -> Captures? {
        let file = context.file(of: subject).map { context.project.files[Int($0.index)] }
        switch zone {
        case .path(let pattern):
            guard !pattern.placeholders.isEmpty, let path = context.path(of: subject) else { return nil }
            return pattern.matchFolderOrFile(path, given: captures)
        case .module(let pattern):
            guard !pattern.placeholders.isEmpty, let file else { return nil }
            return file.modules.lazy.compactMap { pattern.match(context.project.module($0).name, given: captures) }
                .first
        case .feature(let pattern):
            guard !pattern.placeholders.isEmpty, let feature = file?.feature else { return nil }
            return pattern.match(context.project.feature(feature).name, given: captures)
        default: return nil
        }
    }

    private func words(_ captures: Captures) -> String {
        Plan.listed(zones.map { $0.words ?? $0.zone.words(given: captures, in: nil) }, with: "or")
    }

    func statement(given captures: Captures) -> String { "is in " + words(captures) }
    func denial(given captures: Captures) -> String { "is not in " + words(captures) }
    func clause(given captures: Captures) -> String { "in " + words(captures) }
    func detail(given captures: Captures) -> String { "in " + words(captures) }
}

extension PlaceDescription {
    /// Whether the answer for a file holds for everything in it.
    fileprivate var isAboutFiles: Bool {
        switch self {
        case .path, .named, .layer, .module, .feature, .tests, .production: true
        case .role, .moduleOf, .previews: false
        }
    }
}

extension Zone {
    /// Whether everything in a folder may be misplaced because of the folder: it is the same place for all of it.
    fileprivate var isOfFolders: Bool {
        switch self {
        case .path(let pattern): pattern.placeholders.isEmpty
        case .layer, .module, .feature, .tests, .production, .nothing: true
        case .open, .role, .moduleOf, .previews: false
        }
    }
}
