// Rejects most candidates of a scope before the whole description is asked: by their file, or by the number of their name.

import NormaGuide
import NormaProject

/// The parts of a description that must hold and that can be decided without any other question.
///
/// It never rejects something that may fit. A class: it computes what it needs when the first candidate comes.
final class ScopeGate {
    private let places: [InPredicate]
    /// One of each list must match.
    private let names: [[NameQuestion]]
    private let context: JudgingContext
    /// By file, whether nothing in it fits; nil before the first question.
    private lazy var closedFiles = places.isEmpty ? [] : findClosedFiles()

    init(_ plan: Plan, in context: JudgingContext) {
        self.context = context
        var places: [InPredicate] = []
        var names: [[NameQuestion]] = []
        for part in plan.openConjuncts {
            switch part {
            case .predicate(let predicate):
                if let place = predicate.asked as? InPredicate, place.isAboutFiles { places.append(place) }
            case .name, .any: if let alternatives = part.plainNames { names.append(alternatives) }
            case .kind, .role, .trait, .all, .not: continue
            }
        }
        (self.places, self.names) = (places, names)
    }

    /// Whether the thing certainly doesn't fit; for most kinds of things nothing is decided here.
    func refuses(_ subject: Subject) -> Bool {
        switch subject {
        case .declaration(let declaration):
            let index = Int(declaration.index)
            if isClosed(context.subjects.files[index]) { return true }
            if names.isEmpty { return false }
            let name = context.subjects.names[index]
            return names.contains { alternatives in !alternatives.contains { $0.matches(name) } }
        case .call(let call): return isClosed(call.file)
        case .string(let string): return isClosed(string.file)
        case .comment(let comment): return isClosed(comment.file)
        default: return false
        }
    }

    private func isClosed(_ file: FileID) -> Bool {
        closedFiles.indices.contains(Int(file.index)) && closedFiles[Int(file.index)]
    }

    private func findClosedFiles() -> [Bool] {
        var closed = Array(repeating: false, count: context.project.files.count)
        for place in places {
            for (index, verdict) in place.answers(in: context).enumerated() where verdict == .fails {
                closed[index] = true
            }
        }
        return closed
    }
}

extension Plan {
    /// The conditions that must hold together, those of traits included.
    fileprivate var openConjuncts: [Plan] {
        conjuncts.flatMap { part in if case .trait(let trait) = part { trait.plan.openConjuncts } else { [part] } }
    }

    /// The names of which one must match, if nothing else is asked for and each is decided by its number.
    fileprivate var plainNames: [NameQuestion]? {
        switch self {
        case .name(let question): return question.isFixed && !question.isQualified ? [question] : nil
        case .any(let plans):
            let names = plans.parts.compactMap(\.plainNames)
            return names.count == plans.parts.count && !names.isEmpty ? names.flatMap(\.self) : nil
        case .trait(let trait): return trait.plan.plainNames
        case .kind, .role, .predicate, .all, .not: return nil
        }
    }
}
