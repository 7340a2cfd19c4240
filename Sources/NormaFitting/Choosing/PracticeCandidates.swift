// Candidates about how code is written and tested: tests, concurrency, packages, safety, names and style.

extension CandidateRule {
    /// Those that tell most come first.
    static let practice: [Theme: String] = [
        .tests: """
        viper-mvvm/tests-stay-off-the-network if network: a test that needs a server fails without a reason
        viper-mvvm/doubles-stand-for-protocols: a double that inherits runs the real code
        viper-mvvm/test-classes-end-in-tests: test classes are found by their ending
        viper-mvvm/set-up-calls-super-first: the superclass prepares before the subclass
        viper-mvvm/tear-down-calls-super-last: the subclass cleans up before the superclass
        clean-coordinators/no-loops-in-tests: a loop hides which case failed
        clean-coordinators/test-names-do-not-begin-with-test: `@Test` says it already
        """,
        .concurrency: """
        clean-coordinators/no-result-handlers: a function that awaits can't forget to answer
        viper-mvvm/functions-await: a function that awaits can't forget to answer
        clean-coordinators/no-dispatch-queues: the compiler checks actors, not queues
        viper-mvvm/the-main-actor-is-no-queue: `@MainActor` is checked, a hop to the main queue isn't
        clean-coordinators/no-older-concurrency: groups and semaphores can wait for each other
        clean-coordinators/no-locks: an actor can't forget to unlock
        """,
        .packages: """
        clean-packages/outside-packages-have-versions: a branch is another program tomorrow
        boundaries/pods-have-versions: a branch is another program tomorrow
        boundaries/no-packages-for-trifles: a package for ten lines is a risk for ten lines
        viper-mvvm/packages-have-a-test-target: a package is tested by itself
        viper-mvvm/neighbours-are-found-by-a-relative-path: an absolute path exists on one machine
        clean-packages/no-reactive-packages: two ways to be asynchronous are one too many
        clean-packages/no-combine: two ways to be asynchronous are one too many
        """,
        .safety: """
        swift-style/no-force-tries: an error becomes a crash
        swift-style/no-force-casts: a wrong type becomes a crash
        swift-style/no-force-unwraps: nil becomes a crash
        swift-style/no-implicitly-unwrapped-optionals: every use of such a value unwraps it
        swift-style/no-unowned-captures: a released object becomes a crash
        swift-style/no-printing: a log has levels and privacy
        swift-style/crashes-say-why: a report of a crash names its cause
        """,
        .names: """
        swift-style/files-are-named-after-what-is-in-them: a type is found by its file
        viper-mvvm/protocols-say-that-they-are: a protocol is known from a type by its name
        clean-coordinators/protocols-end-in-contract: a protocol is known from a type by its name
        swift-style/booleans-ask-a-question: a condition reads as a sentence
        clean-coordinators/comments-are-in-english: everyone here reads them
        """,
        .style: """
        swift-style/lines-are-short at 80, 100, 110, 120, 140, 160, 200: a line is read without scrolling
        swift-style/files-are-short at 300, 400, 500, 600, 800, 1000: a file has one subject
        swift-style/functions-are-short at 30, 40, 50, 60, 80, 100: a function does one thing
        swift-style/functions-take-few-parameters at 4, 5, 6, 8: a call is read without its documentation
        swift-style/classes-are-final: inheritance is meant
        swift-style/imports-are-sorted: two changes don't meet on one line
        swift-style/outlets-are-private: a controller's views are its own
        swift-style/no-code-in-comments: git keeps the old code
        swift-style/private-over-fileprivate: one word for one thing
        """,
    ]
}
