// The doubles that tests need and that don't exist yet, made together with them.

import NormaFacts
import NormaFiles
import NormaGuide
import NormaPipeline
import NormaProject
import NormaScaffolds
import NormaText

/// Derived tests, and where they go.
struct PlannedSuite {
    let plan: ScaffoldPlan
    /// `CartServiceTests`
    let name: String
    let subject: DeclaredSignature
    /// The module around the suite's file.
    let module: ProjectModule?
    /// The protocols whose doubles it uses, and that have none yet.
    let wanted: [DeclaredSignature]
}

struct NeededDoubles {
    private struct Double {
        let declared: DeclaredSignature
        let derivation: Derivation
        let changes: ScaffoldChanges
        var name: String { derivation.name(of: "double") }
    }

    private let place: ScaffoldPlace
    private let guide: PreparedGuide
    private let addsToProjects: Bool
    private(set) var suite: PlannedSuite
    private var doubles: [Double] = []
    /// The reason why a protocol can't be doubled, by its name with its module.
    private var impossible: [String: String] = [:]

    /// A protocol that can't be doubled is noted in the suite's plan.
    ///
    /// - Throws: if the tests can't be derived.
    init(
        for names: [String],
        with scaffold: DerivedScaffold,
        of guide: PreparedGuide,
        in place: ScaffoldPlace,
        addingToProjects addsToProjects: Bool
    ) throws {
        (self.place, self.guide, self.addsToProjects) = (place, guide, addsToProjects)
        suite = try scaffold.suite(for: names)
        var scaffold = scaffold
        // Each round makes a double or rules one out, so it ends.
        while case let open = suite.wanted.filter({ impossible[$0.qualifiedName] == nil }), !open.isEmpty {
            let known = doubles.map(\.declared.qualifiedName)
            for wanted in open { known.contains(wanted.qualifiedName) ? ruleOut(wanted) : add(wanted, scaffold) }
            if doubles.map(\.declared.qualifiedName) != known { scaffold = try planned(scaffold.set) }
            while try leaveOutRedeclared(in: scaffold.project) { scaffold = try planned(scaffold.set) }
            scaffold.impossible = impossible
            suite = try scaffold.suite(for: names)
        }
    }

    private func planned(_ set: TemplateSet) throws -> DerivedScaffold {
        var changes = changes(after: ScaffoldChanges())
        // An Xcode project knows the modules of its files.
        if addsToProjects { _ = try ProjectAdditions(of: &changes, in: place.workspace) }
        return try DerivedScaffold(set, of: guide, in: place, planned: changes.applied(to: place.workspace))
    }

    private mutating func add(_ wanted: DeclaredSignature, _ scaffold: DerivedScaffold) {
        do throws(ScaffoldProblem) {
            let derivation = try derivation(of: wanted, scaffold)
            let earlier = changes(after: ScaffoldChanges()).applied(to: place.workspace)
            do throws(ScaffoldProblems) {
                let changes = try Scaffolding.changes(derivation.plan, in: earlier, below: place.base)
                doubles.append(Double(declared: wanted, derivation: derivation, changes: changes))
            } catch {
                throw error.problems.first ?? ScaffoldProblem("it can't be written")
            }
        } catch {
            impossible[wanted.qualifiedName] = error.message
        }
    }

    /// At the first place that the suite sees: that of the protocol, by the set for it or another that names it alike, or
    /// that of the subject, as if the protocol were declared there.
    private func derivation(
        of wanted: DeclaredSignature,
        _ scaffold: DerivedScaffold
    ) throws(ScaffoldProblem) -> Derivation {
        let name = wanted.type?.name ?? ""
        let all = guide.guide.templates.filter { $0.derivation?.text == "mock" }
        guard let usual = all.first ?? UsualTemplates.set(deriving: "mock") else {
            throw ScaffoldProblem("the guide has no template for mocks")
        }
        let set = guide.guide.mockSet(for: name, askedFor: usual)
        let double = DoubleShape.read(set.shape).shape.doubleName(of: name)
        let alike = all.filter {
            $0.name != set.name && DoubleShape.read($0.shape).shape.doubleName(of: name) == double
        }
        let ways: [(TemplateSet, DeclaredSignature?)] = [(set, nil)] + alike.map { ($0, nil) } + [(set, suite.subject)]
        for (set, near) in ways {
            let made = try scaffold.replacing(set).double(of: wanted, near: near)
            if scaffold.places.sees(made, from: suite) { return made }
        }
        throw ScaffoldProblem("the guide has no place for `\(double)` that `\(suite.name)` can import it from")
    }

    /// It was made, and the tests can't use it.
    private mutating func ruleOut(_ wanted: DeclaredSignature) {
        guard let index = doubles.firstIndex(where: { $0.declared == wanted }) else { return }
        let name = doubles[index].name
        guard doubles[index].derivation.text.values["generics"]?.holds != true else {
            impossible[wanted.qualifiedName] = "`\(name)` is generic, and which types the tests should use is unknown"
            return
        }
        doubles.remove(at: index)
        impossible[wanted.qualifiedName] =
            "`\(suite.name)` couldn't use a `\(name)`: it wouldn't see it, or the protocol's name means several types there"
    }

    /// - Returns: whether there were any.
    private mutating func leaveOutRedeclared(in project: Project) throws -> Bool {
        let count = doubles.count
        for (path, problem) in RedeclaredTypes(changes(after: ScaffoldChanges()), in: project).problems() {
            let index = doubles.firstIndex { $0.changes.created.contains { $0.path == path } }
            guard let index else { continue }
            impossible[doubles.remove(at: index).declared.qualifiedName] = problem.message
        }
        return doubles.count < count
    }

    /// With the doubles after others.
    func changes(after earlier: ScaffoldChanges) -> ScaffoldChanges {
        doubles.reduce(earlier) { $0.followed(by: $1.changes) }
    }

    /// The steps that are left for the doubles.
    var next: [String] { doubles.flatMap(\.derivation.plan.next) }

    /// The doubles that were made, and for which protocols; nil if none was.
    var text: String? {
        guard !doubles.isEmpty else { return nil }
        let width = doubles.map(\.name.count).max() ?? 0
        let lines = doubles.map { double in
            let padding = String(repeating: " ", count: width - double.name.count)
            return "  \(double.name)\(padding)  for `\(double.declared.type?.fullName ?? "")`"
        }
        let what = doubles.count == 1 ? "a double that was missing" : "doubles that were missing"
        return (["`\(suite.name)` needs \(what); to leave out doubles, add `--without-needed`:"] + lines)
            .joined(separator: "\n")
    }
}
