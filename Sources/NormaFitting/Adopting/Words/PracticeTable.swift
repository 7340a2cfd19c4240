// What documents forbid by name: crashes, output and concurrency.

extension Practice {
    static let all: [Practice] = crashes + output + concurrency + structure + comments

    private static let crashes: [Practice] = [
        Practice(
            name: "force-unwraps",
            phrases: [
                "force unwrap", "force unwraps", "force unwrapping", "force-unwrap", "force-unwraps",
                "force-unwrapping", "!",
                "force unwrap optionals", "force-unwrap optionals", "force unwrapping optionals",
                "force-unwrapping optionals", "forced unwrapping",
                "forced unwraps", "forced-unwrapping", "force unwrapping of optionals",
                "forced unwrapping of optionals", "force unwrap !",
                "force unwraps !", "force unwrapping !", "force-unwrapped optionals", "force unwrapped optionals",
                "use force unwrap",
                "force-unwrap !", "force unwrap operator", "force unwrap an optional",
            ],
            rule: .taken("no-force-unwraps"),
            check: "force-unwrapping",
            bad: ["let first = rows.first! // ✗"],
            good: ["let first = rows.first ?? \"\""]
        ),
        Practice(
            name: "force-tries",
            phrases: [
                "try!", "force try", "force-try", "force tries", "force-tries", "forced try", "forced tries",
                "force try try!", "force-try try!",
            ],
            rule: .taken("no-force-tries"),
            check: "force-try",
            bad: ["let rows = try! load() // ✗"],
            good: ["func rows() throws -> [String] { try load() }"]
        ),
        Practice(
            name: "force-casts",
            phrases: [
                "as!", "force cast", "force-cast", "force casts", "force-casts", "force casting", "force-casting",
                "forced casts", "forced cast",
                "force downcast", "force downcasts", "force cast as!", "force casts as!",
            ],
            rule: .taken("no-force-casts"),
            check: "force-cast",
            bad: ["let row = cell as! Row // ✗"],
            good: ["let row = cell as? Row"]
        ),
        Practice(
            name: "implicitly-unwrapped-optionals",
            phrases: [
                "implicitly unwrapped optional", "implicitly unwrapped optionals", "implicitly-unwrapped optionals",
                "implicit unwrapped optionals",
                "implicitly unwrapped optional types", "iuos", "implicit unwrapping",
            ],
            rule: .taken("no-implicitly-unwrapped-optionals"),
            check: "implicitly-unwrapped-optional",
            bad: ["var title: String! // ✗"],
            good: ["var title: String?"]
        ),
        Practice(
            name: "fatal-errors",
            phrases: ["fatalerror", "fatalerror()", "fatal errors"],
            rule: forbidding("{ call: fatalError }"),
            bad: ["func load() { fatalError() } // ✗"],
            good: ["func load() throws { throw LoadError() }"]
        ),
        Practice(
            name: "preconditions",
            phrases: [
                "precondition", "precondition()", "preconditions", "preconditionfailure", "preconditionfailure()",
            ],
            rule: forbidding("{ call: [precondition, preconditionFailure] }"),
            bad: ["func load() { precondition(isReady) } // ✗"],
            good: ["func load() throws { throw LoadError() }"]
        ),
        Practice(
            name: "swallowed-errors",
            phrases: [
                "swallow errors", "silently swallow errors", "swallow an error", "swallow errors silently",
                "silently ignore errors",
            ],
            rule: .lines(["check: swallowed-error", "in: SCOPE"]),
            bad: ["func load() {", "    do { try read() } catch {} // ✗", "}"],
            good: ["func load() throws {", "    try read()", "}"]
        ),
        Practice(
            name: "unowned-captures",
            phrases: ["unowned", "unowned self", "unowned captures", "unowned references", "[unowned self]"],
            rule: .taken("no-unowned-captures"),
            check: "unowned-variable-capture",
            bad: ["let load = { [unowned self] in show() } // ✗"],
            good: ["let load = { [weak self] in self?.show() }"]
        ),
    ]

    private static let output: [Practice] = [
        Practice(
            name: "printing",
            phrases: [
                "print", "print()", "print statements", "print statement", "print calls", "print debugging", "print(…)",
                "print(...)", "print() statements",
            ],
            rule: forbidding("{ call: [print, debugPrint] }"),
            bad: ["func load() {", "    print(\"loaded\") // ✗", "}"],
            good: ["func load() {", "    logger.info(\"loaded\")", "}"]
        ),
        Practice(
            name: "hard-coded-texts",
            phrases: [
                "hardcoded user-facing strings", "hard-coded user-facing strings", "hardcode user-facing strings",
                "hard-code user-facing strings",
                "hardcoded user-visible strings", "hardcode user-visible strings", "hardcoded ui strings",
                "hardcode ui strings", "hardcode user facing strings",
                "hardcoded user facing strings", "hardcoded strings in ui", "hardcoded strings in the ui",
                "hardcode strings in ui", "hardcoded strings in views", "hardcode strings in views",
                "hardcoded ui text", "hardcoded ui texts", "hardcode ui text",
            ],
            rule: .lines(["check: hard-coded-string", "in: SCOPE"]),
            bad: [
                "struct CartView: View {", "    var body: some View {", "        Text(\"Your cart\") // ✗", "    }",
                "}",
            ],
            good: ["struct CartView: View {", "    var body: some View {", "        Text(L10n.cart)", "    }", "}"]
        ),
        Practice(
            name: "literal-colours",
            phrases: [
                "hardcode colors", "hard-code colors", "hardcoded colors", "hard-coded colors", "hardcode colours",
                "hardcoded colours",
            ],
            rule: .lines(["check: literal-color", "in: SCOPE"]),
            bad: [
                "struct CartView: View {", "    var body: some View {",
                "        Text(title).foregroundStyle(Color.red) // ✗", "    }", "}",
            ],
            good: [
                "struct CartView: View {", "    var body: some View {",
                "        Text(title).foregroundStyle(Palette.warning)", "    }", "}",
            ]
        ),
        Practice(
            name: "literal-spacing",
            phrases: [
                "hardcode spacing", "hard-code spacing", "hardcoded spacing", "hard-coded spacing", "hardcoded padding",
                "hardcode padding",
            ],
            rule: .lines(["check: literal-spacing", "in: SCOPE"]),
            bad: [
                "struct CartView: View {", "    var body: some View {", "        Text(title).padding(16) // ✗", "    }",
                "}",
            ],
            good: [
                "struct CartView: View {", "    var body: some View {", "        Text(title).padding(Spacing.medium)",
                "    }", "}",
            ]
        ),
        Practice(
            name: "magic-numbers",
            phrases: ["magic numbers", "magic number", "hardcoded numbers"],
            rule: .taken("numbers-have-names"),
            bad: [],
            good: []
        ),
    ]

    private static let concurrency: [Practice] = [
        Practice(
            name: "dispatch-queues",
            phrases: [
                "gcd", "grand central dispatch", "dispatch queues", "grand central dispatch gcd",
                "old-style grand central dispatch concurrency",
            ],
            rule: forbidding("{ refer-to: [DispatchQueue, DispatchGroup, DispatchSemaphore, DispatchWorkItem] }"),
            bad: ["func load() {", "    DispatchQueue.main.async { show() } // ✗", "}"],
            good: ["func load() async {", "    await show()", "}"]
        ),
        Practice(
            name: "completion-handlers",
            phrases: [
                "completion handlers", "completion handler", "completion blocks", "completion closures",
                "completion callbacks", "completion-handler apis", "callbacks", "callbacks / completion handlers",
            ],
            rule: .lines([
                "every: { parameter: any, be: escaping, in: SCOPE }",
                "must-not: { named: [\"completion*\", \"*Completion\", \"*CompletionHandler\"] }",
            ]),
            bad: ["func load(completion: @escaping ([String]) -> Void) {} // ✗"],
            good: ["func load(transform: @escaping (String) -> String) async -> [String] { [] }"]
        ),
        Practice(
            name: "unchecked-sendables",
            phrases: ["@unchecked sendable"],
            rule: .lines(["check: unchecked-sendable", "in: SCOPE"]),
            bad: ["final class Cart: @unchecked Sendable {} // ✗"],
            good: ["final class Cart: Sendable {}"]
        ),
    ]
}
