// Distinguishes calls that only log from those that do something.

import NormaText
import SwiftSyntax

/// Calls that only log something for a developer.
enum LogCall {
    static func matches(_ call: FunctionCallExprSyntax) -> Bool {
        if let name = call.plainName { return printing.contains(name) || beginsWithLog(name) }
        guard let member = call.member else { return false }
        let name = member.declName.baseName.text
        let names = receivers(of: member.base)
        if names == ["Swift"] { return printing.contains(name) }
        return beginsWithLog(name) || names.contains(where: isLog)
    }

    private static let printing: Set<String> = ["print", "debugPrint", "dump"]
    private static let prefixes: Set<String> = ["ns", "os", "dd"]
    private static let others: Set<String> = ["in", "out", "off", "on"]

    /// `log`, `logError`, `NSLog`, `os_log`, `DDLogError`; not `logOut`.
    private static func beginsWithLog(_ name: String) -> Bool {
        var words = NameCase.comparedWords(of: name)[...]
        if let first = words.first, prefixes.contains(first), words.count > 1 { words = words.dropFirst() }
        return words.first == "log" && !others.contains(words.dropFirst().first ?? "")
    }

    /// `logger`, `Log`, `appLogger`, `LogManager`.
    private static func isLog(_ name: String) -> Bool {
        let words = NameCase.comparedWords(of: name)
        return words.first == "log" || ["log", "logger", "logging", "logs"].contains(words.last ?? "")
    }

    /// The names before the dot: `Logger`, `shared` of `Logger.shared.error`.
    private static func receivers(of base: ExprSyntax?) -> [String] {
        var names: [String] = []
        var next = base
        while let expression = next {
            if let member = expression.as(MemberAccessExprSyntax.self) {
                names.append(member.declName.baseName.text)
                next = member.base
            } else if let call = expression.as(FunctionCallExprSyntax.self) {
                next = call.calledExpression
            } else if let chained = expression.as(OptionalChainingExprSyntax.self) {
                next = chained.expression
            } else {
                if let name = expression.plainName { names.append(name) }
                next = nil
            }
        }
        return names
    }
}
