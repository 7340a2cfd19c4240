// Follows a manifest's statements over its syntax: constants, helper functions, later changes; nothing is ever executed.

import NormaFacts
import NormaText
import SwiftSyntax

/// A small interpreter of the declarative Swift that manifests are written in.
///
/// What it can't follow becomes an unknown value with a reason. The number of steps and the depth of calls are limited,
/// so that no manifest keeps it busy or overflows its stack.
struct ManifestInterpreter {
    /// The effect of a statement on those that follow it.
    enum Flow {
        case next
        case returned(ManifestValue)
        /// `break` and `continue`
        case leftLoop
        case undecided(String)
    }

    /// The visible names, innermost scope last; the first scope is the file's.
    var scopes: [[String: ManifestValue]] = [[:]]
    var functions: [String: [FunctionDeclSyntax]] = [:]
    /// Variables with a getter.
    var computed: [String: CodeBlockItemListSyntax] = [:]
    /// Static members by the type's written name, then by their own.
    var statics: [String: [String: [ManifestStatic]]] = [:]
    /// The types that the manifest declares itself, by name.
    var types: [String: ManifestType] = [:]
    /// The type whose members are visible without its name, and the types around it: `Module.Feature`.
    var enclosingType: String?
    /// Constants of other files, whose values don't depend on the order in which the files are read.
    var deferred = ManifestConstants()
    private(set) var notes: [SyntaxErrorFact] = []
    private var noted: Set<SyntaxErrorFact> = []
    private var remainingSteps = 100_000
    /// The remaining weight of all values that are made rather than only named.
    private var remainingWeight = 20 * ManifestValue.heaviest
    private(set) var depth = 0

    private static let deepest = 64

    /// Runs the work one level deeper; nil if that would be too deep or too long.
    mutating func descending<Result>(_ work: (inout ManifestInterpreter) -> Result) -> Result? {
        guard depth < Self.deepest, remainingSteps > 0 else { return nil }
        remainingSteps -= 1
        depth += 1
        defer { depth -= 1 }
        return work(&self)
    }

    mutating func note(_ message: String, at range: ByteRange, leavesFilesKnown: Bool = false) {
        let fact = SyntaxErrorFact(message: message, range: range, leavesFilesKnown: leavesFilesKnown)
        if noted.insert(fact).inserted { notes.append(fact) }
    }

    /// Another file begins.
    mutating func forgetNotes() {
        notes = []
        noted = []
    }

    /// The value of an expression, weighed only if it was made here: the value of a name is stored once.
    mutating func counted(_ value: ManifestValue, of expression: ExprSyntax) -> ManifestValue {
        if expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self) { return value }
        guard remainingWeight > value.weight else {
            return .unknown("the manifest makes more values than can be followed", at: value.range)
        }
        remainingWeight -= value.weight
        return value
    }

    func value(of name: String) -> ManifestValue? {
        for scope in scopes.reversed() {
            if let value = scope[name] { return value }
        }
        return nil
    }

    /// The names that a function or closure binds, without the file's own.
    func localValue(of name: String) -> ManifestValue? {
        for scope in scopes.dropFirst().reversed() {
            if let value = scope[name] { return value }
        }
        return nil
    }

    /// Runs the work with the members of a type visible; nil for no type.
    mutating func inside<Result>(_ type: String?, _ work: (inout ManifestInterpreter) -> Result) -> Result {
        let outer = enclosingType
        enclosingType = type
        defer { enclosingType = outer }
        return work(&self)
    }

    mutating func bind(_ name: String, to value: ManifestValue) {
        if !scopes.isEmpty { scopes[scopes.count - 1][name] = value }
    }

    /// Changes a name in the scope that binds it; binds it in the innermost scope if none does.
    mutating func assign(_ name: String, _ value: ManifestValue) {
        let holder = scopes.lastIndex { $0[name] != nil } ?? scopes.count - 1
        if scopes.indices.contains(holder) { scopes[holder][name] = value }
    }

    // MARK: Statements

    /// Declarations first, since functions may be called before their declaration.
    mutating func run(_ items: CodeBlockItemListSyntax) -> Flow {
        for item in items {
            if let declaration = item.item.as(DeclSyntax.self) { register(declaration) }
        }
        for item in items {
            let flow = descending { $0.run(item) } ?? .undecided("the manifest is nested too deeply to be followed")
            if case .next = flow { continue }
            return flow
        }
        return .next
    }

    private mutating func run(_ item: CodeBlockItemSyntax) -> Flow {
        switch item.item {
        case .decl(let declaration):
            if let variable = declaration.as(VariableDeclSyntax.self) { run(variable) }
            if let conditional = declaration.as(IfConfigDeclSyntax.self) { return run(conditional) }
            return .next
        case .stmt(let statement): return run(statement)
        case .expr(let expression): return run(expression)
        }
    }

    private mutating func run(_ variable: VariableDeclSyntax) {
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            if let initializer = binding.initializer {
                bind(name, to: typed(evaluate(initializer.value), binding.typeAnnotation?.type))
            } else if binding.accessorBlock == nil {
                bind(name, to: .unknown("`\(name)` has no value here", at: binding.byteRange))
            }
        }
    }

    private mutating func run(_ statement: StmtSyntax) -> Flow {
        if let result = statement.as(ReturnStmtSyntax.self) {
            guard let expression = result.expression else {
                return .returned(ManifestValue(content: .absent, range: result.byteRange))
            }
            return .returned(evaluate(expression))
        }
        if let expression = statement.as(ExpressionStmtSyntax.self) { return run(expression.expression) }
        if let loop = statement.as(ForStmtSyntax.self) { return run(loop) }
        if let guarding = statement.as(GuardStmtSyntax.self) { return run(guarding) }
        if statement.is(BreakStmtSyntax.self) || statement.is(ContinueStmtSyntax.self) { return .leftLoop }
        return undecided(Syntax(statement), because: "the effect of this statement can't be known without running it")
    }

    private mutating func run(_ expression: ExprSyntax) -> Flow {
        if let branching = expression.as(IfExprSyntax.self) { return run(branching) }
        if let switching = expression.as(SwitchExprSyntax.self) { return run(switching) }
        if let change = ManifestChange(expression) {
            apply(change)
        } else if let each = ManifestEach(expression) {
            run(each)
        }
        return .next
    }

    /// Everything that a statement may change becomes unknown, or partly unknown.
    mutating func undecided(_ node: Syntax, because reason: String) -> Flow {
        let changes = ManifestChangeCollector.changes(in: node)
        for change in changes.changes { taint(change, reason) }
        return changes.returns ? .undecided(reason) : .next
    }
}
