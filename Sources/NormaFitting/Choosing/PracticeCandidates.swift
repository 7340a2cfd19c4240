// Candidates about how code is written and tested: tests, concurrency, packages, safety, names and style.

extension CandidateRule {
    static let practice: [CandidateRule] = tests + concurrency + packages + safety + names + style

    private static let tests: [CandidateRule] = [
        CandidateRule(
            "clean-packages", "tests-expect-something", .tests,
            "a test without an expectation passes whatever happens"
        ),
        CandidateRule(
            "viper-mvvm", "tests-stay-off-the-network", .tests,
            "a test that needs a server fails without a reason"
        ),
        CandidateRule(
            "viper-mvvm", "doubles-stand-for-protocols", .tests,
            "a double that inherits runs the real code"
        ),
        CandidateRule(
            "viper-mvvm", "test-classes-end-in-tests", .tests,
            "test classes are found by their ending"
        ),
        CandidateRule(
            "viper-mvvm", "set-up-calls-super-first", .tests,
            "the superclass prepares before the subclass"
        ),
        CandidateRule(
            "viper-mvvm", "tear-down-calls-super-last", .tests,
            "the subclass cleans up before the superclass"
        ),
        CandidateRule(
            "clean-coordinators", "no-loops-in-tests", .tests,
            "a loop hides which case failed"
        ),
        CandidateRule(
            "clean-coordinators", "optionals-are-required", .tests,
            "`#require` says what was nil"
        ),
        CandidateRule(
            "clean-coordinators", "test-names-do-not-begin-with-test", .tests,
            "`@Test` says it already"
        ),
        CandidateRule(
            "clean-coordinators", "mock-comes-last", .tests,
            "doubles are sorted beside what they replace"
        ),
    ]

    private static let concurrency: [CandidateRule] = [
        CandidateRule(
            "clean-coordinators", "no-result-handlers", .concurrency,
            "a function that awaits can't forget to answer"
        ),
        CandidateRule(
            "viper-mvvm", "functions-await", .concurrency,
            "a function that awaits can't forget to answer"
        ),
        CandidateRule(
            "clean-coordinators", "no-dispatch-queues", .concurrency,
            "the compiler checks actors, not queues"
        ),
        CandidateRule(
            "viper-mvvm", "the-main-actor-is-no-queue", .concurrency,
            "`@MainActor` is checked, a hop to the main queue isn't"
        ),
        CandidateRule(
            "clean-coordinators", "no-older-concurrency", .concurrency,
            "groups and semaphores can wait for each other"
        ),
        CandidateRule(
            "clean-coordinators", "no-locks", .concurrency,
            "an actor can't forget to unlock"
        ),
        CandidateRule(
            "clean-coordinators", "no-hop-to-where-one-is", .concurrency,
            "code on the main actor needs no hop to it"
        ),
    ]

    private static let packages: [CandidateRule] = [
        CandidateRule(
            "clean-packages", "outside-packages-have-versions", .packages,
            "a branch is another program tomorrow"
        ),
        CandidateRule(
            "boundaries", "pods-have-versions", .packages,
            "a branch is another program tomorrow"
        ),
        CandidateRule(
            "boundaries", "no-packages-for-trifles", .packages,
            "a package for ten lines is a risk for ten lines"
        ),
        CandidateRule(
            "viper-mvvm", "packages-have-a-test-target", .packages,
            "a package is tested by itself"
        ),
        CandidateRule(
            "viper-mvvm", "neighbours-are-found-by-a-relative-path", .packages,
            "an absolute path exists on one machine"
        ),
        CandidateRule(
            "clean-packages", "no-reactive-packages", .packages,
            "two ways to be asynchronous are one too many"
        ),
        CandidateRule(
            "clean-packages", "no-combine", .packages,
            "two ways to be asynchronous are one too many"
        ),
    ]

    private static let safety: [CandidateRule] = [
        CandidateRule("swift-style", "no-force-tries", .safety, "an error becomes a crash"),
        CandidateRule("swift-style", "no-force-casts", .safety, "a wrong type becomes a crash"),
        CandidateRule("swift-style", "no-force-unwraps", .safety, "nil becomes a crash"),
        CandidateRule(
            "swift-style", "no-implicitly-unwrapped-optionals", .safety,
            "every use of such a value unwraps it"
        ),
        CandidateRule("swift-style", "no-unowned-captures", .safety, "a released object becomes a crash"),
        CandidateRule("swift-style", "no-printing", .safety, "a log has levels and privacy"),
        CandidateRule("swift-style", "crashes-say-why", .safety, "a report of a crash names its cause"),
    ]

    private static let names: [CandidateRule] = [
        CandidateRule(
            "swift-style", "files-are-named-after-what-is-in-them", .names,
            "a type is found by its file"
        ),
        CandidateRule(
            "viper-mvvm", "protocols-say-that-they-are", .names,
            "a protocol is told from a type by its name"
        ),
        CandidateRule(
            "clean-coordinators", "protocols-end-in-contract", .names,
            "a protocol is told from a type by its name"
        ),
        CandidateRule("swift-style", "booleans-ask-a-question", .names, "a condition reads as a sentence"),
        CandidateRule("clean-coordinators", "comments-are-in-english", .names, "everyone here reads them"),
        CandidateRule("clean-coordinators", "names-are-in-english", .names, "everyone here reads them"),
    ]

    private static let style: [CandidateRule] = [
        CandidateRule(
            "swift-style", "lines-are-short", .style, "a line is read without scrolling",
            limits: [100, 110, 120, 140, 160, 200]
        ),
        CandidateRule(
            "swift-style", "files-are-short", .style, "a file has one subject",
            limits: [300, 400, 500, 600, 800, 1000]
        ),
        CandidateRule(
            "swift-style", "functions-are-short", .style, "a function does one thing",
            limits: [30, 40, 50, 60, 80, 100]
        ),
        CandidateRule("swift-style", "classes-are-final", .style, "inheritance is meant"),
        CandidateRule("swift-style", "imports-are-sorted", .style, "two changes don't meet on one line"),
        CandidateRule("swift-style", "outlets-are-private", .style, "a controller's views are its own"),
        CandidateRule("swift-style", "no-code-in-comments", .style, "git keeps the old code"),
        CandidateRule("swift-style", "private-over-fileprivate", .style, "one word for one thing"),
        CandidateRule("swift-style", "no-duplicate-imports", .style, "an import is there once"),
        CandidateRule("swift-style", "no-trailing-semicolons", .style, "Swift needs none"),
    ]
}
