// How a derived double differs from the demands of its protocol today.

import NormaFacts
import NormaProject

struct DoubleDrift {
    /// As the double's mark has it.
    let origin: String
    /// False if the protocol no longer exists.
    let hasProtocol: Bool
    /// Members that the double doesn't have.
    private(set) var missing: [MemberOutline] = []
    /// Associated types that the double doesn't define.
    private(set) var missingTypes: [String] = []
    /// The demand and the member that used to fulfil it.
    private(set) var changed: [(demand: MemberOutline, member: MemberOutline)] = []
    /// Members that are no longer demanded.
    private(set) var superfluous: [MemberOutline] = []

    var isNone: Bool {
        hasProtocol && missing.isEmpty && missingTypes.isEmpty && changed.isEmpty && superfluous.isEmpty
    }

    /// A double whose protocol is gone.
    init(ofGone origin: String) {
        self.origin = origin
        hasProtocol = false
    }

    init(of part: DerivedPart, in double: DeclarationID, from declared: DeclarationID, _ context: JudgingContext) {
        origin = part.origin
        hasProtocol = true
        let project = context.project
        let name = project.name(of: double)
        let demands = ProtocolDemands(of: declared, as: name, in: context)
        let all = context.members(of: double).compactMap { MemberOutline($0, of: name, in: project) }
        let derived = Set(part.members)
        let inPart = all.filter { derived.contains($0.declaration) }
        var unmet = demands.demands.filter { demand in !all.contains { $0.fits(demand) } }
        let unasked = all.filter { member in !demands.demands.contains { member.fits($0) } }
        var idle = unasked.filter { derived.contains($0.declaration) }
        for demand in unmet {
            guard let index = idle.firstIndex(where: { $0.isNamed(like: demand) }) else { continue }
            changed.append((demand, idle.remove(at: index)))
        }
        unmet.removeAll { demand in changed.contains { $0.demand.declaration == demand.declaration } }
        // A member that was written outside the derived part may fulfil a demand in a way that can't be seen.
        let beside = unasked.filter { !derived.contains($0.declaration) }
        missing = unmet.filter { demand in
            demands.isNeeded(demand) && !beside.contains { $0.isNamed(like: demand) }
        }
        let known = context.knownTypeNames(of: double)
        missingTypes = demands.associatedTypes.filter { !known.contains($0) }
        if demands.isComplete { superfluous = Superfluous(among: idle, in: inPart, demands).members }
    }
}

/// Which members of a derived part are superfluous: members that record calls and answers aren't.
private struct Superfluous {
    let members: [MemberOutline]

    /// Demands of outside protocols, and names that every type has.
    private static let known: Set = [
        "hash(into:)", "encode(to:)", "write(_:)", "description", "debugDescription", "allCases", "error",
        "shouldThrowError", "rawValue", "id",
    ]

    init(among idle: [MemberOutline], in part: [MemberOutline], _ demands: ProtocolDemands) {
        let unknown = idle.filter { member in
            member.kind != .initializer && !demands.names.contains(member.name) && !Self.known.contains(member.name)
        }
        let functions = unknown.filter { $0.kind != .property }
        // A recording member's name begins with the name of its member, perhaps after a `_`.
        var bases = (demands.names + part.filter { $0.kind != .property }.map(\.name)).map(Self.base)
        var properties: [MemberOutline] = []
        for property in unknown.filter({ $0.kind == .property }).sorted(by: { $0.name.count < $1.name.count })
        where !bases.contains(where: property.name.drop { $0 == "_" }.hasPrefix) {
            properties.append(property)
            bases.append(property.name)
        }
        members = functions + properties.sorted { $0.declaration.index < $1.declaration.index }
    }

    private static func base(of name: String) -> String { String(name.prefix { $0 != "(" }) }
}

extension JudgingContext {
    /// The drift of each derived part of a type; nil if it has none, or if the drift is unknown.
    func drifts(of double: DeclarationID) -> [DoubleDrift]? {
        let parts = derivedParts(of: double)
        guard !parts.isEmpty else { return nil }
        var drifts: [DoubleDrift] = []
        for part in parts {
            let found = protocols(called: part.origin)
            guard let first = found.first else {
                guard isOfKnownModule(part.origin) else { return nil }
                drifts.append(DoubleDrift(ofGone: part.origin))
                continue
            }
            // If there are several for several platforms, one that fits is enough: it is unknown which one has drifted.
            let all = found.map { DoubleDrift(of: part, in: double, from: $0, self) }
            if all.contains(where: \.isNone) { continue }
            guard found == [first], let only = all.first else { return nil }
            drifts.append(only)
        }
        return drifts
    }

    /// The protocols that `Store`, `Cart.Store`, `Shop.Store` (a module's) or `Shop.Cart.Store` may mean.
    private func protocols(called origin: String) -> [DeclarationID] {
        let name = origin.split(separator: ".").last.map(String.init) ?? origin
        return project.declarations(named: name).filter { declaration in
            guard project.fact(declaration).kind == .protocol else { return false }
            let symbol = project.symbol(of: declaration)
            let module = project.files[Int(project.file(of: declaration).index)].module.map { project.module($0).name }
            return symbol == origin || module.map { $0 + "." + symbol == origin } ?? false
        }
    }

    private func isOfKnownModule(_ origin: String) -> Bool {
        let names = origin.split(separator: ".")
        return names.count > 1 && project.modules.contains { $0.name == names[0] && !$0.files.isEmpty }
    }

    /// The names of a type's aliases, inner types and generic parameters.
    fileprivate func knownTypeNames(of type: DeclarationID) -> Set<String> {
        let inner = members(of: type).filter { member in
            let kind = project.fact(member).kind
            return kind == .typealias || kind.isType
        }
        let file = project.files[Int(project.file(of: type).index)]
        let index = type.index - file.firstDeclaration.index
        let generic = file.facts.locals.filter { $0.kind == .genericParameter && $0.owner == index }
        return Set(inner.map { project.name(of: $0) } + generic.map { file.text($0.name) })
    }
}
