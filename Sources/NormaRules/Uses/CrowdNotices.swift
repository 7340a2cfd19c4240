// Notices about things that are too many to look at one by one: declarations of a name, arguments of a call, supertypes of a type.

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
                "Uses of \(Self.shown(names)) can't be distinguished, because too many declarations share the name: "
                + "`be: unused`, `be: dropped` and `could-be` leave them alone. Give them different names."
            notices.append(Notice(kind: .information, message: message))
        }
        let crowds = project.crowds.map(placed)
        if !crowds.isEmpty {
            let message =
                "The results of calls of \(Self.shown(crowds)) are not followed, because too many declarations in one "
                + "place share the name. Give them different names."
            notices.append(Notice(kind: .information, message: message))
        }
        let calls = project.callsOfTooManyArguments.map { file, call in
            let file = project.file(file)
            let line = file.content.lines.line(at: call.nameRange.start)
            return "`\(file.content.text(call.name))` (\(file.path):\(line))"
        }
        if !calls.isEmpty {
            let message =
                "Names after a bare dot are not resolved in the arguments after the \(Project.mostArgumentsFollowed)th of "
                + "\(Self.shown(calls)). Write their types, or pass a list."
            notices.append(Notice(kind: .information, message: message))
        }
        let types = project.typesWithUnfollowedSupertypes.map(placed)
        if !types.isEmpty {
            let message =
                "Only the nearest \(Project.mostSupertypesFollowed) supertypes of \(Self.shown(types)) are looked at, so rules leave "
                + "alone anything that depends on the others. Shorten the chain, or leave the files out with `exclude:`."
            notices.append(Notice(kind: .information, message: message))
        }
        return notices
    }

    /// A declaration's name with its place.
    private func placed(_ declaration: DeclarationID) -> String {
        let file = project.file(project.file(of: declaration))
        let line = file.content.lines.line(at: project.fact(declaration).nameRange.start)
        return "`\(project.name(of: declaration))` (\(file.path):\(line))"
    }

    private static func shown(_ names: [String]) -> String {
        let most = 3
        let hidden = names.count - most
        return names.prefix(most).joined(separator: ", ") + (hidden > 0 ? " and \(hidden) more" : "")
    }
}
