// Measures of size and of complexity.

import NormaFacts
import NormaProject
import NormaText

enum SizeMeasures {
    static let list: [Measure] = [
        Measure(
            "lines",
            "Lines from its first to its last; for a file, all lines; for a folder, module or feature, the sum of its files."
        ) {
            $1.lines(of: $0)
        },
        Measure(
            "body-lines",
            "Lines of the body (for a file: all lines) with more than white space and comments.",
            unit: .counted(one: "line", several: "lines", of: " in the body")
        ) { subject, context in
            switch subject {
            case .declaration(let declaration):
                let fact = context.project.fact(declaration)
                return fact.bodyRange.isEmpty ? nil : Int(fact.bodyLineCount)
            case .file(let file): return Int(context.project.content(of: file).codeLineCount)
            default: return nil
            }
        },
        Measure("characters", "Characters of its name; for a string or comment, of its text.") { subject, context in
            subject.isOutside ? nil : context.name(of: subject).count
        },
        Measure("words", "Words of its name: `isValidEmail` has three.") { subject, context in
            let words = NameCase.comparedWords(of: context.simpleName(context.name(of: subject)))
            return subject.isOutside || words.isEmpty ? nil : words.count
        },
        .declaration("complexity", "Cyclomatic complexity of its body: the number of decisions in it.", unit: .degree) {
            fact,
            _,
            _ in fact.bodyRange.isEmpty ? nil : Int(fact.complexity)
        },
        .declaration("nesting", "The number of types around it.", unit: .degree) { fact, _, _ in Int(fact.depth) },
        .declaration("statements", "Statements directly in its body.") { fact, _, _ in
            fact.bodyRange.isEmpty ? nil : Int(fact.statementCount)
        },
    ]
}

extension JudgingContext {
    fileprivate func lines(of subject: Subject) -> Int? {
        if case .document(let document) = subject { return documents.withText(document)?.lineCount }
        if let files = subject.form.files(in: self) { return files.reduce(0) { $0 + lineCount(of: $1) } }
        guard let file = file(of: subject), let range = range(of: subject) else { return nil }
        let lines = project.content(of: file).lines
        return lines.line(at: max(range.start, range.end - 1)) - lines.line(at: range.start) + 1
    }

    private func range(of subject: Subject) -> ByteRange? {
        if case .declaration(let declaration) = subject { return project.fact(declaration).range }
        guard case .range(_, let range) = site(of: subject) else { return nil }
        return range
    }

    /// A line break at the end of the file starts no new line.
    private func lineCount(of file: FileID) -> Int {
        let lines = project.content(of: file).lines
        return lines.starts.last == lines.length ? lines.lineCount - 1 : lines.lineCount
    }
}
