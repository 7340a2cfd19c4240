// The demands of a contract on the code at one place.

import NormaExpressions
import NormaGuide
import NormaProject
import NormaText

/// Nil for a contract that isn't about the place.
struct ContractDemand {
    let context: JudgingContext
    let place: PlannedPlace

    private var source: ProjectFile { context.project.files[Int(place.file.index)] }

    func text(_ contract: LayersContract) -> String? {
        let ranks = contract.ranks.map { $0.map(\.text) }
        return text(of: contract.ranks.flatMap { $0 }) { _ in
            LayerPermissions(ranks: ranks, isStrict: contract.isStrict)
        }
    }

    func text(_ contract: AllowContract) -> String? {
        text(of: contract.units) { noun in
            ArrowPermissions(
                units: contract.units.map(\.text),
                arrows: contract.arrows.map { ($0.from.text, $0.to.text) },
                noun: noun
            )
        }
    }

    private func text(of units: [LocatedText], _ permissions: (UnitMap.Noun) -> any Permissions) -> String? {
        let named = NamedUnits(units, in: context)
        let unit = named.map.unit(of: place.file)
        guard unit >= 0 else {
            return place.isFolder && mayHold(units) ? "each part may use only the parts that the guide allows" : nil
        }
        let permissions = permissions(named.map.noun)
        let others = units.indices.filter { $0 != unit }
        let allowed = others.filter { permissions.objection(from: unit, to: $0) == nil }.map { units[$0].text }
        let denied = others.filter { permissions.objection(from: unit, to: $0) != nil }.map { units[$0].text }
        let may = allowed.isEmpty ? "must not use any other \(named.map.noun.singular)" : "may use \(quoted(allowed))"
        let mustNot = denied.isEmpty || allowed.isEmpty ? "" : ", not \(quoted(denied))"
        return "`\(units[unit].text)` \(may)\(mustNot)"
    }

    private func mayHold(_ units: [LocatedText]) -> Bool {
        let names = Set(units.map(\.text))
        return context.project.files.contains { file in
            guard file.path.isInside(place.path) else { return false }
            let layers = [file.layer].compactMap { $0 } + file.otherLayers
            return layers.contains { names.contains(context.project.layer($0).name) }
                || file.isCompiled { names.contains(context.project.module($0).name) }
                || file.feature.map { names.contains(context.project.feature($0).name) } ?? false
        }
    }

    func text(_ contract: IndependentContract) -> String? {
        guard contract.slices.contains(where: { place.isNamed(by: $0) }) else { return nil }
        let slices = Slices(contract.slices, in: context.project)
        let unit = slices.map.unit(of: place.file)
        let noun = slices.map.noun
        let doors = contract.through.map(\.text)
        let through = doors.isEmpty ? "" : ", except for \(quoted(doors))"
        guard unit >= 0 else { return "no \(noun.singular) may use another\(through)" }
        let others = slices.map.names.enumerated().filter { $0.offset != unit }.map(\.element)
        let known = others.isEmpty ? "" : " (\(quoted(others)))"
        return "`\(slices.map.name(unit))` must not use another \(noun.singular)\(known)\(through)"
    }

    func text(_ contract: AcyclicContract) -> String? {
        if let scope = contract.scope {
            let kinds = scope.kinds(roles: context.roles) ?? [.file]
            let plan = PlanCompiler(context).plan(for: scope)
            let fits = kinds.contains { kind in
                let subject = PlannedSubject(what: kind, place: place, typeName: nil)
                return plan.verdict(of: .planned(subject), given: subject.captures(in: context), in: context) != .fails
            }
            if !fits { return nil }
        } else if source.isTest {
            return nil
        }
        return "\(contract.unit.rawValue) must not depend on each other in a cycle"
    }

    func text(_ contract: CoveredContract) -> String? {
        guard contract.paths.isEmpty || contract.paths.contains(where: { place.isNamed(by: $0) }) else { return nil }
        guard !place.isFolder, !source.isTest || contract.paths.contains(where: { $0.text != "**" }),
            !ManifestName.isManifest(place.path)
        else { return nil }
        return source.layer == nil ? "`\(place.path.name)` must belong to a layer, but does not" : nil
    }

    private func quoted(_ names: [String]) -> String { Wording.list(names.map { "`\($0)`" }) }
}
