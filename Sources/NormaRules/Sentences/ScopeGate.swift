// What turns most candidates of a scope away before the whole description is asked: their file, or their name by its number.

import NormaGuide
import NormaProject

/// The parts of a description that must hold and that are told of a thing without asking for anything else.
///
/// It never refuses what may fit. A class: what it needs to know is worked out when the first candidate comes.
final class ScopeGate {
    private let places: [InPredicate]
    private let names: [NameQuestion]
    private let context: JudgingContext
    /// By file, whether nothing in it fits; nil before anybody asked.
    private lazy var closedFiles = places.isEmpty ? [] : findClosedFiles()

    init(_ plan: Plan, in context: JudgingContext) {
        self.context = context
        var places: [InPredicate] = []
        var names: [NameQuestion] = []
        for part in plan.conjuncts {
            switch part {
            case .predicate(let predicate):
                if let place = predicate.asked as? InPredicate, place.isAboutFiles { places.append(place) }
            case .name(let question): if question.isFixed, !question.isQualified { names.append(question) }
            case .kind, .role, .all, .any, .not: continue
            }
        }
        (self.places, self.names) = (places, names)
    }

    /// Whether the thing surely does not fit; of most kinds of things nothing is told.
    func refuses(_ subject: Subject) -> Bool {
        switch subject {
        case .declaration(let declaration):
            let index = Int(declaration.index)
            if isClosed(context.subjects.files[index]) { return true }
            return !names.isEmpty && names.contains { !$0.matches(context.subjects.names[index]) }
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
