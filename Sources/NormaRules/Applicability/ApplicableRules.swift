// Which rules can apply at a place, also at one where nothing is written yet.

import NormaExpressions
import NormaFindings
import NormaGuide
import NormaProject
import NormaText

/// Goes through a guide for one place: its path, its names, and of a file that is there what stands in it.
///
/// A type of a file that is not there yet is taken to have the file's name; what only code can tell is left open, so a rule
/// is listed where it may apply. What the place itself fulfils is not listed: nobody has to think of it.
package struct ApplicableRules {
    private let context: JudgingContext
    private let place: PlannedPlace

    package init(at place: PlannedPlace, in context: JudgingContext) {
        self.context = context
        self.place = place
    }

    /// In the guide's order.
    package func all() -> [ApplicableRule] { context.guide.rules.compactMap(applied) }

    package func applied(_ rule: Rule) -> ApplicableRule? {
        guard !rule.exceptions.contains(where: excusesAll) else { return nil }
        switch rule.form {
        case .every(let scope, must: let wanted): return sentence(rule, scope, wanted, isWanted: true)
        case .everyNot(let scope, mustNot: let unwanted): return sentence(rule, scope, unwanted, isWanted: false)
        case .only(let allowed, may: let limited): return only(rule, allowed, limited)
        case .exactly(let left, are: let right): return exactly(rule, left, right)
        case .check(let use): return check(rule, use)
        case .layers(let contract): return contracted(rule, demands.text(contract))
        case .allow(let contract): return contracted(rule, demands.text(contract))
        case .independent(let contract): return contracted(rule, demands.text(contract))
        case .acyclic(let contract): return contracted(rule, demands.text(contract))
        case .covered(let contract):
            return demands.text(contract).map { made(rule, .place, nil, $0, .none, isBroken: true) }
        case .layout(let tree):
            return PlannedLayout(tree: tree, context: context, place: place).demand()
                .map { made(rule, .place, nil, $0.text, .none, isBroken: $0.isBroken) }
        }
    }

    // MARK: - Sentences

    private func sentence(_ rule: Rule, _ scope: Description, _ asked: Description, isWanted: Bool) -> ApplicableRule? {
        let kinds = scope.kinds(roles: context.roles) ?? scope.usualSubjects(askedBy: asked).kinds ?? [.type]
        let fits = kinds.compactMap { kind -> Fit? in
            guard isConcerned(kind, by: asked), var fit = fit(scope, kind, fileNamed: asked) else { return nil }
            var answer = answer(asked, of: planned(kind), given: fit.captures).verdict
            if !fit.around.isEmpty,
                asked.predicates.allSatisfy({ !$0.traits.isDisjoint(with: [.asksForName, .asksForPlace]) })
            {
                let plan = plan(asked)
                answer = Verdict.any(fit.around) { subject in
                    let verdict = plan.verdict(of: subject, given: fit.captures, in: context)
                    return isWanted ? !verdict : verdict
                }
                if isWanted { answer = !answer }
            }
            // How a file of this name calls its type is worth saying.
            if place.bound(byFileNames: asked) != nil { answer = .unknown }
            fit.settled = isWanted ? answer : !answer
            return fit
        }
        // What the place fulfils needs no thought.
        guard let fit = fits.first(where: { $0.settled != .holds }) else { return nil }
        let isSettled = fits.allSatisfy { $0.settled == .fails } && !place.isFolder && !place.exists
        let scoped = RuleScope(scope, of: planned(fit.kind), captures: fit.captures, in: context)
        let demand = plan(asked).demand(isWanted: isWanted, given: fit.captures)
        var isSure = fits.contains { $0.verdict == .holds }
        // Who calls a type like a role's means the role.
        if case .role(let name) = scoped.topic { isSure = isSure || tellsOfRole(name) }
        let topic = isSettled && !isSure ? .elsewhere : scoped.topic
        return made(
            rule,
            topic,
            isSettled ? scoped.noun : fit.title ?? scoped.subject,
            demand,
            fit.captures,
            isBroken: isSettled && isSure
        )
    }

    /// That something of a kind can be here and be spoken of.
    private struct Fit {
        let kind: SubjectKind
        /// Whether the path and the name alone say that it is spoken of.
        let verdict: Verdict
        let captures: Captures
        /// What it is called where it is there already.
        var title: String?
        /// The folders, features or modules that the place is in and that the rule speaks of.
        var around: [Subject] = []
        /// Whether the path alone says that the rule is kept.
        var settled = Verdict.unknown
    }

    /// Whether code here can break what is asked of a folder, feature or module around it: what such a thing is called is
    /// settled where it is there already.
    private func isConcerned(_ kind: SubjectKind, by asked: Description) -> Bool {
        switch kind {
        case .folder, .feature, .module:
            return !asksForNamesAlone(asked) || isNew(kind) || place.isFolder
        case .package, .dependency: return ManifestName.isManifest(place.path)
        case .document, .setting: return !place.isFolder && place.path.pathExtension != "swift"
        default: return true
        }
    }

    /// Whether what is asked of a folder, feature or module is settled by how it is called and what lies beside it.
    private func asksForNamesAlone(_ asked: Description) -> Bool {
        asked.predicates.allSatisfy { $0.traits.contains(.isDecidedByPaths) }
    }

    /// Whether nothing but what is planned is in the folder, feature or module.
    private func isNew(_ kind: SubjectKind) -> Bool {
        guard !place.exists else { return false }
        let source = context.project.files[Int(place.file.index)]
        switch kind {
        case .feature: return source.feature.map { context.project.feature($0).files == [place.file] } ?? false
        case .module: return source.module.map { context.project.module($0).files == [place.file] } ?? false
        default: return true
        }
    }

    /// Nil where nothing of the kind can fit.
    ///
    /// - Parameter asked: where it says how files are called, it says what a file of this name holds.
    private func fit(_ scope: Description, _ kind: SubjectKind, fileNamed asked: Description? = nil) -> Fit? {
        guard let written = writtenSubjects(of: kind) else {
            let bound = asked.flatMap { place.bound(byFileNames: $0) }
            let subject = bound == nil ? expected(kind) : planned(kind)
            let given = subject.captures(in: context).adding(bound ?? .none)
            let (verdict, captures) = answer(scope, of: subject, given: given)
            return verdict == .fails ? nil : Fit(kind: kind, verdict: verdict, captures: captures)
        }
        let scope = Scope(scope, in: context)
        let fitting = written.filter { scope.verdict(of: $0) != .fails }
        guard let first = fitting.first else { return nil }
        var captures = planned(kind).captures(in: context)
        let isAround = [.feature, .module, .folder].contains(kind)
        let around = isAround ? fitting : []
        guard fitting.count == 1 else { return Fit(kind: kind, verdict: .holds, captures: captures, around: around) }
        captures["Subject"] = context.name(of: first)
        captures = scope.match(first).captures.adding(captures)
        let title = isAround ? context.title(of: first) : nil
        return Fit(kind: kind, verdict: .holds, captures: captures, title: title, around: around)
    }

    /// The things of the kind that are there, where the place decides which there are; nil where more can be written.
    private func writtenSubjects(of kind: SubjectKind) -> [Subject]? {
        let source = context.project.files[Int(place.file.index)]
        switch kind {
        case .folder: return folders.map { .folder($0) }
        case .feature: return source.feature.map { [.feature($0)] } ?? (place.isFolder ? nil : [])
        case .module: return source.module == nil && place.isFolder ? nil : source.modules.map { .module($0) }
        case .file where place.exists && !place.isFolder: return [.file(place.file)]
        case .type, .class, .struct, .enum, .actor, .protocol:
            guard place.exists, !place.isFolder else { return nil }
            return place.declarations(in: context).map { .declaration($0) }
                .filter { context.verdict(of: $0, being: kind) == .holds }
        default: return nil
        }
    }

    /// The folder that is asked about, and those above a planned file that hold nothing else.
    private var folders: [FolderID] {
        context.project.folders.indices.dropFirst().compactMap { index in
            let path = context.project.folders[index].path
            let isAsked = place.isFolder && (path == place.path || path.isInside(place.path))
            let isNew =
                !place.exists && place.path.isInside(path)
                && !context.project.allFiles.contains { $0 != context.path(of: place.file) && $0.isInside(path) }
            return isAsked || isNew ? FolderID(Int32(clamping: index)) : nil
        }
    }

    // MARK: - Other forms

    private func only(_ rule: Rule, _ allowed: Description, _ limited: Description) -> ApplicableRule? {
        let who: [SubjectKind] = [.file, .type, .extension, .function]
        let isAllowed = who.contains { answer(allowed, of: expected($0)).verdict == .holds }
        guard !isAllowed else { return nil }
        let kinds = limited.kinds(roles: context.roles) ?? limited.usualSubjectsOfLimit().kinds ?? [.file]
        let captures = kinds.lazy.compactMap { kind -> Captures? in
            // What a file does not do yet it may do.
            guard kind == .file else { return fit(limited, kind)?.captures }
            let answer = answer(limited, of: planned(kind))
            return answer.verdict == .fails ? nil : answer.captures
        }.first
        guard let captures else { return nil }
        let noun = plan(allowed).noun(given: captures)
        let demand = plan(limited).demand(isWanted: false, given: captures) + "; only \(noun) may"
        return made(rule, .code, nil, demand, captures)
    }

    private func exactly(_ rule: Rule, _ left: Description, _ right: Description) -> ApplicableRule? {
        let kinds =
            left.kinds(roles: context.roles) ?? right.kinds(roles: context.roles)
            ?? left.usualSubjects(askedBy: right).kinds ?? [.type]
        for kind in kinds {
            guard let captures = (fit(left, kind) ?? fit(right, kind))?.captures else { continue }
            let demand = plan(right).demand(isWanted: true, given: captures) + ", and nothing else may"
            return made(rule, RuleScope.topic(of: left, kind), plan(left).noun(given: captures), demand, captures)
        }
        return nil
    }

    private func check(_ rule: Rule, _ use: CheckUse) -> ApplicableRule? {
        let demand = CheckDemand(use: use, word: context.checks[use.check]).text
        guard let scope = use.scope else { return made(rule, .code, nil, demand, .none) }
        let kinds = scope.kinds(roles: context.roles) ?? (scope.hasName ? [.type] : [.file])
        for kind in kinds {
            guard let captures = fit(scope, kind)?.captures else { continue }
            let scoped = RuleScope(scope, of: planned(kind), captures: captures, in: context)
            return made(rule, .code, kind == .file ? nil : scoped.noun, demand, captures)
        }
        return nil
    }

    private func contracted(_ rule: Rule, _ demand: String?) -> ApplicableRule? {
        demand.map { made(rule, .uses, nil, $0, .none) }
    }

    private var demands: ContractDemand { ContractDemand(context: context, place: place) }

    /// Whether an exception that holds today surely excuses all that can be written here.
    private func excusesAll(_ exception: RuleException) -> Bool {
        if let until = exception.until, until < context.today { return false }
        guard (exception.description.kinds(roles: context.roles) ?? [.file]).contains(.file) else { return false }
        return answer(exception.description, of: expected(.file)).verdict == .holds
    }

    // MARK: - What is not written yet

    /// A thing of which the path alone is known.
    private func planned(_ kind: SubjectKind) -> PlannedSubject {
        PlannedSubject(what: kind, place: place, typeName: nil)
    }

    /// A thing that is taken to have the file's name.
    private func expected(_ kind: SubjectKind) -> PlannedSubject {
        PlannedSubject(what: kind, place: place, typeName: place.expectedType)
    }

    private func answer(
        _ description: Description,
        of subject: PlannedSubject,
        given captures: Captures? = nil
    ) -> (verdict: Verdict, captures: Captures) {
        plan(description).match(.planned(subject), given: captures ?? subject.captures(in: context), in: context)
    }

    /// Whether the name of the type is one that a role asks for.
    private func tellsOfRole(_ name: String) -> Bool {
        guard let typeName = place.expectedType, let role = context.roles.index(of: name) else { return false }
        return context.roles.definitions[role].description.leaves(withDenied: false).contains { leaf in
            switch leaf {
            case .name(let pattern, _): pattern.matches(typeName)
            case .predicate(let use):
                use.traits.contains(.asksForName) && use.argument.patterns.contains { $0.matches(typeName) }
            case .role(let other, _): tellsOfRole(other)
            default: false
            }
        }
    }

    private func plan(_ description: Description) -> Plan { PlanCompiler(context).plan(for: description) }

    private func made(
        _ rule: Rule,
        _ topic: ApplicableRule.Topic,
        _ subject: String?,
        _ demand: String,
        _ captures: Captures,
        isBroken: Bool = false
    ) -> ApplicableRule {
        ApplicableRule(
            name: rule.name,
            severity: Severity(rule.severity),
            topic: topic,
            subject: subject,
            demand: demand,
            instead: rule.instead.map { MessageTemplate.filled($0, with: captures) },
            isBrokenByPath: isBroken
        )
    }
}
