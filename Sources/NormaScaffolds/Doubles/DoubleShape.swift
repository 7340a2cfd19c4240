// A guide's options for doubles: what they record, what they answer, who may see them.

import NormaFacts
import NormaText

package struct DoubleShape: Sendable, Hashable {
    /// How a test sets the answer of a method.
    package enum Results: String, Sendable, Hashable, CaseIterable {
        /// `fetchResult: Result<User, any Error>`
        case result
        /// `fetchReturnValue: User`, and an error that is thrown first.
        case value
        /// `fetchHandler: ((Int) async throws -> User)?`
        case closure
    }

    /// With `results: value`, the way to make a method throw.
    package enum Errors: String, Sendable, Hashable, CaseIterable {
        /// `fetchError`, one for each method.
        case each
        /// `error`, one for all.
        case shared
        /// `shouldThrowError`, one for all.
        case flag
    }

    package enum Calls: String, Sendable, Hashable, CaseIterable {
        /// `fetchCallCount`
        case count
        /// `fetchWasCalled`
        case flag
        /// `fetchArguments`
        case arguments
    }

    package enum Sendability: String, Sendable, Hashable, CaseIterable {
        /// `@unchecked Sendable` if the protocol requires `Sendable`.
        case inherited
        /// Always `@unchecked Sendable`.
        case unchecked
        /// An actor if the protocol lets it be one.
        case actor
    }

    /// A method's answer before a test sets it.
    package enum Unset: String, Sendable, Hashable, CaseIterable {
        /// A value of its type if one is known; otherwise it throws, or the initializer asks for the value.
        case stub
        /// It throws if it can throw.
        case `throw`
    }

    /// The initializer's parameters.
    package enum Initializer: String, Sendable, Hashable, CaseIterable {
        /// Only properties without a default.
        case required
        /// Every answer, with its default.
        case all
        /// As `required`, and always written, with `public`: for a public double of a protocol that is not.
        case `public`
    }

    package enum Indentation: String, Sendable, Hashable, CaseIterable {
        /// Four for each level.
        case spaces
        case tabs
    }

    /// The double's name; `{Name}` is the protocol's without the endings of `strip`.
    package var name = "{Name}Mock"
    /// Endings of the protocol's name that the double's name drops: `Protocol`, `Contract`.
    package var strip: [String] = []
    package var results = Results.result
    package var errors = Errors.each
    /// The suffix of a method's name in the name of its answer, with `results: value`.
    package var valueSuffix = "ReturnValue"
    package var calls: [Calls] = [.count, .arguments]
    package var access = AccessLevel.internal
    package var sendability = Sendability.inherited
    package var unset = Unset.stub
    package var initializer = Initializer.required
    /// The answer of a method that returns a `Result` before a test sets it: `.failure(.unknown)`. Answers are optional then.
    package var fallback: String?
    /// Names of folders: derived files go next to the first of them on the declaration's path.
    package var beside: [String] = []

    package var indentation = Indentation.spaces
    /// The name of the tested value in a test.
    package var subject = "sut"
    /// The name of the result in a test.
    package var outcome = "result"
    /// Comments before the three steps of a test: `Given`, `When`, `Then`; empty: none.
    package var steps: [String] = []
    package var suite = SuiteStyle()

    package init() {}

    /// The shape of derived code if a guide sets no options.
    package init(deriving derivation: String) {
        if derivation == "tests" { name = "{Name}Tests" }
        if derivation == "protocol" { name = "{Name}Protocol" }
    }

    /// The protocol's name without an ending that the guide drops.
    package func baseName(of written: String) -> String {
        let name = MemberNames.bare(written)
        for ending in strip where name.hasSuffix(ending) && name.count > ending.count {
            return String(name.dropLast(ending.count))
        }
        return name
    }

    package func doubleName(of name: String) -> String {
        self.name.replacing("{Name}", with: baseName(of: name))
    }

    /// Whether it drops an ending that this name has.
    package func isMeant(for name: String) -> Bool { baseName(of: name) != name }

    /// The folder that holds the first of the folders of `beside` above a file; if there is none, the file's own folder.
    package func home(of path: String) -> String {
        let folders = path.pathParts.dropLast()
        let end = folders.firstIndex { beside.contains(String($0)) } ?? folders.endIndex
        return folders[..<end].joined(separator: "/")
    }

    /// The folder of `beside` that contains a file, and the folders below it on the way to the file; empty if there is none.
    package func branch(of path: String) -> (name: String, inside: [String]) {
        let folders = path.pathParts.dropLast().map(String.init)
        guard let index = folders.firstIndex(where: { beside.contains($0) }) else { return ("", []) }
        return (folders[index], Array(folders[(index + 1)...]))
    }

    /// Lines that are indented by spaces, as the guide indents.
    func indented(_ text: String) -> String {
        guard indentation == .tabs else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let level = line.prefix { $0 == " " }.count / 4
            return String(repeating: "\t", count: level) + line.dropFirst(4 * level)
        }.joined(separator: "\n")
    }
}
