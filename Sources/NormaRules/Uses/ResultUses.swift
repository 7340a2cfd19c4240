// Whether the result of a function is used.

import NormaFacts
import NormaProject
import NormaText

struct ResultUses {
    private let uses: DeclarationUses

    init(_ function: DeclarationID, in context: JudgingContext) {
        uses = DeclarationUses(function, in: context)
    }

    /// Holds if every call drops the result; a function without calls is itself unused.
    ///
    /// Cost: that of `be: unused`, and a look at the calls of the files that call it.
    var isDropped: Verdict {
        guard uses.fact.kind == .function, returnsSomething else { return .fails }
        let demand = uses.calledFromElsewhere
        if demand != .fails { return !demand == .fails ? .fails : .unknown }
        guard let sites = uses.sites else { return .unknown }
        // A function that only tests call is still waiting for its users.
        guard sites.contains(.isInProduction) else { return .fails }
        // A name that isn't called uses the function itself.
        return Verdict(!sites.contains(.takesResult))
    }

    /// A generic parameter may be `Void`: `withLock { count += 1 }`.
    private var returnsSomething: Bool {
        guard let type = uses.facts.type(uses.fact.type), uses.fact.traits.isDisjoint(with: .generic) else {
            return false
        }
        let project = uses.context.project
        if let reference = project.reference(type.reference, in: project.file(of: uses.declaration)),
            case .local = project.resolution(of: reference)
        {
            return false
        }
        return !["Void", "Swift.Void", "()", "Never", "Swift.Never"].contains(uses.facts.text(type.text))
    }
}
