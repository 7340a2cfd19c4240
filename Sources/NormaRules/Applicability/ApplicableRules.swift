// Which rules can apply at a place, even before anything is written there.

import NormaExpressions
import NormaFindings
import NormaGuide
import NormaProject
import NormaText

/// Goes through a guide for one place: its path, its names, and the declarations of an existing file.
///
/// A type of a planned file is assumed to have the file's name. Questions that only code can answer stay open, so a rule
/// is listed if it may apply. A rule that the place itself fulfils is not listed: there is nothing to think about.
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
            // The name that a file of this name asks of its type is worth showing.
            if place.bound(byFileNames: asked) != nil { answer = .unknown }
            fit.settled = isWanted ? answer : !answer
            return fit
        }
        // A rule that the place fulfils needs no thought.
        guard let fit = fits.first(where: { $0.settled != .holds }) else { return nil }
        let isSettled = fits.allSatisfy { $0.settled == .fails } && !place.isFolder && !place.exists
        let scoped = RuleScope(scope, of: planned(fit.kind), captures: fit.captures, in: context)
        let demand = plan(asked).demand(isWanted: isWanted, given: fit.captures)
        var isSure = fits.contains { $0.verdict == .holds }
        // A type named like a role is meant to have the role.
        if case .role(let name) = scoped.topic { isSure = isSure || namesRole(name) }
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

    /// Something of a kind can be here and be a subject of the rule.
    private struct Fit {
        let kind: SubjectKind
        /// Whether the path and the name alone decide that it is a subject.
        let verdict: Verdict
        let captures: Captures
        /// Its name, if it exists already.
        var title: String?
        /// The folders, features or modules around the place that are subjects of the rule.
        var around: [Subject] = []
        /// Whether the path alone fulfils the rule.
        var settled = Verdict.unknown
    }

    /// Whether code here can break a rule about a folder, feature or module around it: the name of an existing one is
    /// settled.
    private func isConcerned(_ kind: SubjectKind, by asked: Description) -> Bool {
        switch kind {
        case .folder, .feature, .module:
            return !asksForNamesAlone(asked) || isNew(kind) || place.isFolder
        case .package, .dependency: return ManifestName.isManifest(place.path)
        case .document, .setting: return !place.isFolder && place.path.pathExtension != "swift"
        default: return true
        }
    }

    /// Whether a rule about a folder, feature or module asks only for its name and for the files beside it.
    private func asksForNamesAlone(_ asked: Description) -> Bool {
        asked.predicates.allSatisfy { $0.traits.contains(.isDecidedByPaths) }
    }

    /// Whether the folder, feature or module contains only planned files.
    private func isNew(_ kind: SubjectKind) -> Bool {
        guard !place.exists else { return false }
        let source = context.project.files[Int(place.file.index)]
        switch kind {
        case .feature: return source.feature.map { context.project.feature($0).files == [place.file] } ?? false
        case .module: return source.module.map { context.project.module($0).files == [place.file] } ?? false
        default: return true
        }
    }

    /// Nil if nothing of the kind can fit.
    ///
    /// - Parameter asked: if it asks for file names, it says what a file of this name contains.
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

    /// The existing things of the kind, if the place decides which there are; nil if more can be written.
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

    /// The folder in question, and those above a planned file that contain nothing else.
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
            // A file may still come to do it.
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
            guard let fit = fit(scope, kind) else { continue }
            let captures = fit.captures
            let scoped = RuleScope(scope, of: planned(kind), captures: captures, in: context)
            // A file says where it looks only if its path doesn't settle that: `in: view-model`.
            let place = fit.verdict == .holds ? nil : "code that " + plan(scope).statement(given: captures)
            return made(rule, .code, kind == .file ? place : scoped.noun, demand, captures)
        }
        return nil
    }

    private func contracted(_ rule: Rule, _ demand: String?) -> ApplicableRule? {
        demand.map { made(rule, .uses, nil, $0, .none) }
    }

    private var demands: ContractDemand { ContractDemand(context: context, place: place) }

    /// Whether an exception that holds today certainly excuses everything that can be written here.
    private func excusesAll(_ exception: RuleException) -> Bool {
        if let until = exception.until, until < context.today { return false }
        guard (exception.description.kinds(roles: context.roles) ?? [.file]).contains(.file) else { return false }
        return answer(exception.description, of: expected(.file)).verdict == .holds
    }

    // MARK: - Planned things

    /// A thing of which only the path is known.
    private func planned(_ kind: SubjectKind) -> PlannedSubject {
        PlannedSubject(what: kind, place: place, typeName: nil)
    }

    /// A thing that is assumed to have the file's name.
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
    private func namesRole(_ name: String) -> Bool {
        guard let typeName = place.expectedType, let role = context.roles.index(of: name) else { return false }
        return context.roles.definitions[role].description.leaves(withDenied: false).contains { leaf in
            switch leaf {
            case .name(let pattern, _): pattern.matches(typeName)
            case .predicate(let use):
                use.traits.contains(.asksForName) && use.argument.patterns.contains { $0.matches(typeName) }
            case .role(let other, _): namesRole(other)
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
