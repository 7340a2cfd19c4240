// A type that another one is as well, and the statements that make it so.

/// One entry of an inheritance clause.
package struct StatedSupertype: Sendable, Hashable {
    /// The reference in the clause, the last component of a qualified name.
    package var reference: ReferenceID
    /// The type or extension with the clause.
    package var statedBy: DeclarationID
    /// The conformance holds under conditions: the extension has a `where` clause.
    package var isConditional: Bool
}

/// A type that a type inherits from or conforms to, directly or through others.
package struct Supertype: Sendable, Hashable {
    package enum Target: Sendable, Hashable {
        case declared(DeclarationID)
        /// Not of the code base: the name as written, without its module (`Notification.Name` for a nested type).
        case external(String)
    }

    package let target: Target
    /// The raw type in an enum's clause: the enum has none of its supertypes.
    package let isRawType: Bool
    private let steps: SupertypePath

    init(target: Target, steps: SupertypePath, isRawType: Bool) {
        self.target = target
        self.steps = steps
        self.isRawType = isRawType
    }

    /// The statements that lead there, from the type's own clause on. The known supertypes of an outside type add none, so
    /// for `Codable` the path to `Decodable` is the one to `Codable`.
    ///
    /// Cost: linear in their number.
    package var path: [StatedSupertype] { steps.statements }

    /// How many statements lead there.
    package var distance: Int { steps.count }

    /// A step of the path holds only under conditions.
    package var isConditional: Bool { steps.isConditional }
}

/// Statements one after the other. Paths that begin alike share their beginning, so that a long chain of types is not written
/// down again for each of its links.
struct SupertypePath: Sendable, Hashable {
    private final class Step: Sendable {
        let statement: StatedSupertype
        let previous: Step?

        init(_ statement: StatedSupertype, after previous: Step?) {
            self.statement = statement
            self.previous = previous
        }
    }

    private var last: Step?
    private(set) var count = 0
    private(set) var isConditional = false

    func adding(_ statement: StatedSupertype) -> SupertypePath {
        var longer = self
        longer.last = Step(statement, after: last)
        longer.count += 1
        longer.isConditional = isConditional || statement.isConditional
        return longer
    }

    var statements: [StatedSupertype] {
        var statements: [StatedSupertype] = []
        var step = last
        while let current = step {
            statements.append(current.statement)
            step = current.previous
        }
        return statements.reversed()
    }

    static func == (left: SupertypePath, right: SupertypePath) -> Bool {
        left.count == right.count && left.statements == right.statements
    }

    func hash(into hasher: inout Hasher) { hasher.combine(last?.statement) }
}
