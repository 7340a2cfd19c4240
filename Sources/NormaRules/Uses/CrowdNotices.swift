// Tells of names that so many declarations have that they are not looked at one by one.

import NormaFacts
import NormaFindings
import NormaProject
import NormaText

extension JudgingContext {
    func crowdNotices() -> [Notice] {
        var notices: [Notice] = []
        let names = uses.crowdedNames.map { "`\($0)`" }
        if !names.isEmpty {
            let message =
                "The uses of \(Self.shown(names)) are not told apart, because too many declarations have the name: "
                + "`be: unused`, `be: dropped` and `could-be` leave them alone. Give them different names."
            notices.append(Notice(kind: .information, message: message))
        }
        let crowds = project.crowds.map { declaration in
            let file = project.file(project.file(of: declaration))
            let line = file.content.lines.line(at: project.fact(declaration).nameRange.start)
            return "`\(project.name(of: declaration))` (\(file.path):\(line))"
        }
        if !crowds.isEmpty {
            let message =
                "Calls of \(Self.shown(crowds)) are not followed to what they return, because too many declarations in one "
                + "place have the name. Give them different names."
            notices.append(Notice(kind: .information, message: message))
        }
        let calls = project.callsOfTooManyArguments.map { file, call in
            let file = project.file(file)
            let line = file.content.lines.line(at: call.nameRange.start)
            return "`\(file.content.text(call.name))` (\(file.path):\(line))"
        }
        if !calls.isEmpty {
            let message =
                "Names after a bare dot are not followed in the arguments after the \(Project.mostArgumentsFollowed)th of "
                + "\(Self.shown(calls)). Write their types, or pass a list."
            notices.append(Notice(kind: .information, message: message))
        }
        return notices
    }

    private static func shown(_ names: [String]) -> String {
        let most = 3
        let hidden = names.count - most
        return names.prefix(most).joined(separator: ", ") + (hidden > 0 ? " and \(hidden) more" : "")
    }
}
