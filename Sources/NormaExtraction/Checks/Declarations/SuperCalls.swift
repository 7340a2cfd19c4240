// Shared by the checks of overrides: which method it is, and how often it calls the superclass's method.

import SwiftSyntax

enum SuperCalls {
    /// An instance method that overrides another.
    static func isOverride(_ function: FunctionDeclSyntax) -> Bool {
        let modifiers = function.modifiers
        return modifiers.plain(.override) != nil && modifiers.plain(.static) == nil && modifiers.plain(.class) == nil
    }

    /// `viewDidAppear(_:)`
    static func fullName(of function: FunctionDeclSyntax) -> String {
        let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        return function.name.text + "(" + labels.joined() + ")"
    }

    /// The names without labels, sorted, as findings show them.
    static func plainNames(of methods: Set<String>) -> [String] {
        Set(methods.map { String($0.prefix { $0 != "(" }) }).sorted()
    }

    /// How often a body calls a method of this name on `super`. Cost: one pass over its tokens.
    static func count(in body: CodeBlockSyntax, named name: String) -> Int {
        var count = 0
        var tokens = body.tokens(viewMode: .sourceAccurate).makeIterator()
        while let token = tokens.next() {
            guard token.tokenKind == .keyword(.super), tokens.next()?.tokenKind == .period else { continue }
            if tokens.next()?.text == name { count += 1 }
        }
        return count
    }
}
