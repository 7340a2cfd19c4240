// Questions to git that a check can do without: a failure is reported once.

import NormaFindings
import NormaText
import Synchronization

final class GitQuestions: Sendable {
    /// The consequence for the result if git doesn't answer.
    private let consequence: String
    private let problem = Mutex<SourceProblem?>(nil)

    init(withoutAnswer consequence: String) { self.consequence = consequence }

    /// Git's answer, or the given value instead.
    func answer<Answer>(or other: Answer, _ ask: () throws(SourceProblem) -> Answer) -> Answer {
        do throws(SourceProblem) {
            return try ask()
        } catch {
            problem.withLock { $0 = $0 ?? error }
            return other
        }
    }

    /// The first failure, if there was one.
    var notices: [Notice] {
        guard let problem = problem.withLock(\.self) else { return [] }
        let way = problem.suggestion.map { " (\($0))" } ?? ""
        let message = "\(problem.message)\(way). \(consequence)"
        return [Notice(kind: .information, message: message.prefix(1).uppercased() + message.dropFirst())]
    }
}
