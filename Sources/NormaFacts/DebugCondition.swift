// The conditions of `#if` that hold only in debug builds.

package enum DebugCondition {
    /// `DEBUG`, alone or in a conjunction; not in a disjunction.
    package static func holds(onlyIn condition: String) -> Bool {
        guard condition.contains("DEBUG"), !condition.contains("||"), !condition.contains("!(") else { return false }
        return condition.split(separator: "&").contains { part in
            part.drop(while: isSpacing).prefix { !isSpacing($0) } == "DEBUG"
        }
    }

    private static func isSpacing(_ letter: Character) -> Bool { " \t()".contains(letter) }
}
