// The things of each kind.

import NormaGuide
import NormaProject
import NormaText

extension JudgingContext {
    /// Every thing of this kind in the order of the project; declarations of generated files too, because they have roles.
    func subjects(of kind: SubjectKind) -> [Subject] {
        lists.list(of: kind) ?? gathered.list(of: [kind], countsMarks) { AllSubjects.kind(kind)?.all(in: self) ?? [] }
    }

    /// Every thing of one of these kinds, each once, kind by kind.
    func subjects(of kinds: [SubjectKind]) -> [Subject] {
        if kinds.count == 1 { return subjects(of: kinds[0]) }
        return gathered.list(of: kinds, countsMarks) {
            let all = kinds.flatMap { subjects(of: $0) }
            if SubjectKind.areApart(kinds) { return all }
            var seen: Set<Subject> = []
            return all.filter { seen.insert($0).inserted }
        }
    }

    /// The facts of a file that are things of their own and begin in the range, innermost first.
    package func facts(beginningIn range: ByteRange, of file: FileID) -> [Subject] {
        AllSubjects.ofCode.reversed().flatMap { $0.all(beginningIn: range, of: file, in: self) }
    }

    /// The files in which rules find something.
    var judgedFiles: [FileID] {
        project.files.indices.lazy.filter { !leavesOut(project.files[$0]) }.map { FileID(Int32($0)) }
    }

    /// Whether rules find something in the thing: not in generated files.
    func isJudged(_ subject: Subject) -> Bool {
        guard hasGeneratedFiles, let file = file(of: subject) else { return true }
        return !leavesOut(project.files[Int(file.index)])
    }
}
