// Whether anybody takes what a function returns.

import NormaFacts
import NormaProject
import NormaText

struct ResultUses {
    private let uses: DeclarationUses

    init(_ function: DeclarationID, in context: JudgingContext) {
        uses = DeclarationUses(function, in: context)
    }

    /// Holds where every call drops the result; a function that nobody calls is unused itself.
    ///
    /// Cost: that of `be: unused`, and a look at the calls of the files that call it.
    var isDropped: Verdict {
        guard uses.fact.kind == .function, returnsSomething else { return .fails }
        let demand = uses.calledFromElsewhere
        if demand != .fails { return !demand == .fails ? .fails : .unknown }
        guard let sites = uses.sites else { return .unknown }
        // What tests alone call is still to get its users.
        guard sites.contains(.isInProduction) else { return .fails }
        // A name that is no call takes the function itself.
        return Verdict(!sites.contains(.takesResult))
    }

    /// What a generic parameter stands for may be nothing: `withLock { count += 1 }`.
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
