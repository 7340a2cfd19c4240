// The functions of a file that a test runner calls.

import NormaText

package enum TestFunctions {
    /// Functions with `@Test`, and test methods of XCTest, as places among the declarations, in source order.
    ///
    /// - Parameter withEmpty: also those without a statement.
    package static func all(in facts: SourceFacts, withEmpty: Bool = false) -> [Int] {
        let classes = Set(TestClasses.all(in: facts).map { Int32(clamping: $0) })
        return facts.declarations.indices.filter { index in
            let declaration = facts.declarations[index]
            guard declaration.kind == .function, declaration.traits.contains(.hasBody),
                withEmpty || !declaration.bodyRange.isEmpty
            else { return false }
            if facts.attributes(of: declaration).contains(where: { facts.text($0.name) == "Test" }) { return true }
            // XCTest calls methods of instances that return nothing.
            return classes.contains(declaration.parent) && declaration.parameterCount == 0 && declaration.type < 0
                && !declaration.traits.contains(.static) && facts.text(declaration.name).hasPrefix("test")
        }
    }
}
