// Which files are in a place: many rules name the same few places, and each is matched against the paths once.

import NormaExpressions
import NormaGuide
import NormaProject
import NormaText
import Synchronization

/// The answers for all rules of a run.
final class PlaceAnswers: Sendable {
    private let known = Mutex<[[PlaceKey]: [Verdict]]>([:])

    /// For every file of the project, in order. Two threads may compute the same answers; they are equal.
    func answers(for places: [PlaceKey], from predicate: InPredicate, in context: JudgingContext) -> [Verdict] {
        if let answers = known.withLock({ $0[places] }) { return answers }
        var answers: [Verdict] = []
        for file in context.project.allFileIDs { answers.append(predicate.answer(forAllIn: file, in: context)) }
        known.withLock { $0[places] = answers }
        return answers
    }
}

/// The answers for one use of `in` whose places have no placeholders.
final class FileAnswers {
    let places: [PlaceKey]
    private var answers: [Verdict] = []

    init(to places: [PlaceDescription]) { self.places = places.map(PlaceKey.init) }

    /// Nil before the answers were taken over.
    subscript(file: FileID) -> Verdict? {
        let index = Int(file.index)
        return answers.indices.contains(index) ? answers[index] : nil
    }

    func take(_ answers: [Verdict]) { self.answers = answers }
}

/// The meaning of a place, wherever in the guide it is written.
struct PlaceKey: Hashable {
    private enum Kind { case path, named, layer, module, feature, role, moduleOf, tests, production, previews }

    private let kind: Kind
    private let text: String

    init(_ place: PlaceDescription) {
        switch place {
        case .path(let pattern): (kind, text) = (.path, pattern.text)
        case .named(let name): (kind, text) = (.named, name.text)
        case .layer(let name): (kind, text) = (.layer, name.text)
        case .module(let pattern): (kind, text) = (.module, pattern.text)
        case .feature(let pattern): (kind, text) = (.feature, pattern.text)
        case .role(let name): (kind, text) = (.role, name.text)
        case .moduleOf(let name): (kind, text) = (.moduleOf, name.text)
        case .tests: (kind, text) = (.tests, "")
        case .production: (kind, text) = (.production, "")
        case .previews: (kind, text) = (.previews, "")
        }
    }
}
