// How a guide wants its doubles to be: what they record, what they answer, who may see them.

import NormaFacts
import NormaText

package struct DoubleShape: Sendable, Hashable {
    /// How a test says what a method answers.
    package enum Results: String, Sendable, Hashable, CaseIterable {
        /// `fetchResult: Result<User, any Error>`
        case result
        /// `fetchReturnValue: User`, and an error that is thrown first.
        case value
        /// `fetchHandler: ((Int) async throws -> User)?`
        case closure
    }

    /// With `results: value`, what makes a method throw.
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
        /// `@unchecked Sendable` where the protocol demands `Sendable`.
        case inherited
        /// Always `@unchecked Sendable`.
        case unchecked
        /// An actor where the protocol lets it be one.
        case actor
    }

    /// What a method answers before a test said so.
    package enum Unset: String, Sendable, Hashable, CaseIterable {
        /// A value of its type where one is known; otherwise it throws, or the initializer asks for the value.
        case stub
        /// It throws where it can throw.
        case `throw`
    }

    /// What the initializer takes.
    package enum Initializer: String, Sendable, Hashable, CaseIterable {
        /// Only what has no default.
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
    /// What follows a method's name in the name of its answer, with `results: value`.
    package var valueSuffix = "ReturnValue"
    package var calls: [Calls] = [.count, .arguments]
    package var access = AccessLevel.internal
    package var sendability = Sendability.inherited
    package var unset = Unset.stub
    package var initializer = Initializer.required
    /// What a method that returns a `Result` answers before a test said so: `.failure(.unknown)`. Answers are optional then.
    package var fallback: String?
    /// Names of folders: what is derived lies beside the first of them that the declaration's path goes through.
    package var beside: [String] = []

    package var indentation = Indentation.spaces
    /// What a test calls the value that it tests.
    package var subject = "sut"
    /// What a test calls that which came out.
    package var outcome = "result"
    /// Comments before the three steps of a test: `Given`, `When`, `Then`; empty: none.
    package var steps: [String] = []
    package var suite = SuiteStyle()

    package init() {}

    /// The shape of what is derived where a guide has no wishes.
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

    /// The folder that holds the first of the folders of `beside` above a file; where none is, the file's own folder.
    package func home(of path: String) -> String {
        let folders = path.pathParts.dropLast()
        let end = folders.firstIndex { beside.contains(String($0)) } ?? folders.endIndex
        return folders[..<end].joined(separator: "/")
    }

    /// The folder of `beside` that a file lies in, and the folders below it on the way to the file; empty where there is none.
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
