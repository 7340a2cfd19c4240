// Facts may come from a file on disk: invalid indices in them are removed before they are followed.

import NormaFacts

enum SoundFacts {
    /// The facts themselves if every index is valid; else with invalid ones set to "none".
    ///
    /// Cost: one pass over declarations, references, locals and calls; a copy only if something is wrong.
    static func sound(_ facts: SourceFacts) -> SourceFacts {
        isSound(facts) ? facts : repaired(facts)
    }

    /// Whether every index leads somewhere.
    static func isSound(_ facts: SourceFacts) -> Bool {
        let declarations = Int32(clamping: facts.declarations.count)
        let references = Int32(clamping: facts.references.count)
        let locals = Int32(clamping: facts.locals.count)
        for (index, fact) in facts.declarations.enumerated() {
            guard fact.parent < Int32(index), fact.parent >= -1, Int(fact.subtreeEnd) > index,
                fact.subtreeEnd <= declarations
            else { return false }
        }
        for (index, fact) in facts.references.enumerated() {
            guard fact.qualifier < Int32(index), fact.qualifier >= -1, leads(fact.owner, declarations),
                leads(fact.local, locals)
            else { return false }
        }
        return facts.types.allSatisfy { leads($0.reference, references) && leads($0.element, references) }
            && facts.locals.allSatisfy { leads($0.owner, declarations) && leads($0.declaration, declarations) }
            && facts.requirements.allSatisfy { leads($0.owner, declarations) }
            && areCallsSound(facts)
    }

    /// A call's base comes after it, so that following bases ends.
    private static func areCallsSound(_ facts: SourceFacts) -> Bool {
        let declarations = Int32(clamping: facts.declarations.count)
        let references = Int32(clamping: facts.references.count)
        let locals = Int32(clamping: facts.locals.count)
        let calls = Int32(clamping: facts.calls.count)
        for (index, call) in facts.calls.enumerated() {
            guard leads(call.owner, declarations), leads(call.local, locals), leads(call.reference, references),
                leads(call.base, calls), call.base < 0 || Int(call.base) > index
            else { return false }
        }
        return areUsesSound(facts)
            && facts.values.allSatisfy {
                leads($0.owner, declarations) && leads($0.local, locals) && leads($0.reference, references)
                    && leads($0.call, calls)
            }
    }

    private static func areUsesSound(_ facts: SourceFacts) -> Bool {
        let declarations = Int32(clamping: facts.declarations.count)
        let references = Int32(clamping: facts.references.count)
        let locals = Int32(clamping: facts.locals.count)
        let calls = Int32(clamping: facts.calls.count)
        return facts.uses.allSatisfy {
            leads($0.owner, declarations) && leads($0.local, locals) && leads($0.reference, references)
                && leads($0.call, calls)
        }
    }

    private static func leads(_ index: Int32, _ count: Int32) -> Bool { index >= -1 && index < count }

    private static func repaired(_ given: SourceFacts) -> SourceFacts {
        var facts = given
        let declarations = Int32(clamping: facts.declarations.count)
        let references = Int32(clamping: facts.references.count)
        let locals = Int32(clamping: facts.locals.count)
        for index in facts.declarations.indices {
            let fact = facts.declarations[index]
            facts.declarations[index].parent = valid(fact.parent, below: Int32(index))
            facts.declarations[index].subtreeEnd = min(max(fact.subtreeEnd, Int32(index) + 1), declarations)
        }
        for index in facts.references.indices {
            let fact = facts.references[index]
            facts.references[index].qualifier = valid(fact.qualifier, below: Int32(index))
            facts.references[index].owner = valid(fact.owner, below: declarations)
            facts.references[index].local = valid(fact.local, below: locals)
        }
        for index in facts.types.indices {
            facts.types[index].reference = valid(facts.types[index].reference, below: references)
            facts.types[index].element = valid(facts.types[index].element, below: references)
        }
        for index in facts.locals.indices {
            facts.locals[index].owner = valid(facts.locals[index].owner, below: declarations)
            facts.locals[index].declaration = valid(facts.locals[index].declaration, below: declarations)
        }
        repairCalls(in: &facts)
        return facts
    }

    private static func repairCalls(in facts: inout SourceFacts) {
        let declarations = Int32(clamping: facts.declarations.count)
        let references = Int32(clamping: facts.references.count)
        let locals = Int32(clamping: facts.locals.count)
        let calls = Int32(clamping: facts.calls.count)
        for index in facts.calls.indices {
            facts.calls[index].owner = valid(facts.calls[index].owner, below: declarations)
            facts.calls[index].local = valid(facts.calls[index].local, below: locals)
            facts.calls[index].reference = valid(facts.calls[index].reference, below: references)
            let base = valid(facts.calls[index].base, below: calls)
            facts.calls[index].base = Int(base) > index ? base : -1
        }
        for index in facts.values.indices {
            facts.values[index].owner = valid(facts.values[index].owner, below: declarations)
            facts.values[index].local = valid(facts.values[index].local, below: locals)
            facts.values[index].reference = valid(facts.values[index].reference, below: references)
            facts.values[index].call = valid(facts.values[index].call, below: calls)
        }
        for index in facts.uses.indices {
            facts.uses[index].owner = valid(facts.uses[index].owner, below: declarations)
            facts.uses[index].local = valid(facts.uses[index].local, below: locals)
            facts.uses[index].reference = valid(facts.uses[index].reference, below: references)
            facts.uses[index].call = valid(facts.uses[index].call, below: calls)
        }
        for index in facts.requirements.indices {
            facts.requirements[index].owner = valid(facts.requirements[index].owner, below: declarations)
        }
    }

    private static func valid(_ index: Int32, below count: Int32) -> Int32 { leads(index, count) ? index : -1 }
}
