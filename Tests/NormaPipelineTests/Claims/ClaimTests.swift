// What a check finds in documents that name paths, types and commands of the code.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite struct ClaimTests {
    static let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Shop",
            targets: [.executableTarget(name: "shop", path: "Sources/shop"), .target(name: "Core", path: "Core")]
        )
        """,
        "Sources/shop/main.swift": "print(CartStore.shared)\n",
        "Core/Networking/APIClient.swift": "struct APIClient {}\n",
        "Core/Stores/CartStore.swift": "enum CartStore { static let shared = 1 }\n",
        "Core/Stores/UserStore.swift": "struct UserStore {}\n",
        "Core/Stores/OrderStore.swift": "struct OrderStore {}\n",
        "Makefile": "build: setup\n\tswift build\nsetup:\n\techo\n",
        "Scripts/check.sh": "echo\n",
        ".gitignore": "Secrets.swift\nConfig/*.xcconfig\nApp/Team.xcconfig\n",
        "docs/design.md": "# Design\n",
    ]

    func result(
        _ document: String,
        at path: String = "AGENTS.md",
        _ files: [String: String] = [:],
        documents: ComparedDocuments? = nil
    ) -> CheckResult {
        let texts = Self.files.merging([path: document]) { $1 }.merging(files) { $1 }
        var request = CheckRequest(workspace: MemoryWorkspace(texts: texts), guide: .silent, today: "2000-01-01")
        request.chosenDocuments = documents
        return Pipeline.check(request).result
    }

    func findings(_ document: String, at path: String = "AGENTS.md", _ files: [String: String] = [:])
        -> [String]
    {
        result(document, at: path, files).findings.map { "\($0.place.start) \($0.message)" }
    }

    @Test(arguments: [
        ("Requests are in `Core/Network/`.", "1:18 `Core/Network/` doesn't exist; `Core/Networking/` does"),
        (
            "See `Core/Network/APIClient.swift`.",
            "1:6 `Core/Network/APIClient.swift` doesn't exist; `Core/Networking/APIClient.swift` does"
        ),
        ("Read [the design](docs/desing.md) first.", "1:19 `docs/desing.md` doesn't exist; `docs/design.md` does"),
        ("The cart is in `CartStor.swift`.", "1:17 `CartStor.swift` doesn't exist in this code base"),
        (
            "Baskets are kept by `CardStore`.",
            "1:22 nothing in this code base is called `CardStore`; the nearest is `CartStore`"
        ),
        ("Read `CartStore.shred` for it.", "1:7 `CartStore` has no `shred`; the nearest is `shared`"),
        ("Run `make buidl` first.", "1:6 make has no target `buidl` here; the nearest is `build`"),
    ])
    func `A name that isn't there is reported with the nearest`(_ text: String, _ finding: String) {
        #expect(findings(text + "\n") == [finding])
    }

    @Test(arguments: [
        "Requests are in `Core/Networking/`, the client in `Networking/APIClient.swift`, `APIClient`.",
        "See `Core/Networking/APIClient.swift:12` and `./Scripts/check.sh`.",
        "Run `make build`, then `make setup build`.",
        "For example, `Core/Network/` has requests.",
        "A feature has `Core/<Feature>/` and `Core/MyFeature.swift`.",
        "`Core/Network/` was removed.",
        "Don't put code in `Core/Helpers/`.",
        "Keys are in `Config/Debug.xcconfig`, `Secrets.swift` and `Team.xcconfig`.",
        "Branches are called `feature/cart`, types `application/json`, and `and/or` means both.",
        "Use `FileManager`, `URLSession`, `UIViewController` and `NSPersistentStore`.",
        "New stores are called `BasketStore`.",
        "# Migration\n\nMove `Core/Network/`.",
        "The original `Core/Network/` had no tests.",
        "Pins are in [`docs/pins.md`](../server/docs/pins.md), [`Core/Network/`](https://example.com).",
        "- [x] **Folder**: `Core/Network/`\n- [ ] `Core/Views/Cart.swift`",
        "| Historical path | Size |\n| --- | --- |\n| `Core/Network/` | 3 |",
        "Files that are no longer there:\n\n| Path | Size |\n| --- | --- |\n| `Core/Network/` | 3 |",
        "- Implement stores:\n  - `BasketStore.swift`\n- Put logic in `Core/Logic/`",
        "Cookies of `shop.com` and `shop.sh` are read, then those of `api.shop.sh`.",
        "The token is from `api.shop.sh`.",
        "| Android | `CardStore` with a `Core/Network/` of its own |",
        "Each `____Store.swift` holds one list.",
        "On 2025-11-16 `Core/Network/` had two clients.",
        "The server repo has `Core/Network/`.",
        "The now-retired `Core/Network/` is no more.",
        "The feature is `Core/ScreenA/`.",
        "Lists are kept by the `Store.swift` of each.",
        "```\nCore/\n├── Networking/\n│   └── APIClient.swift\n│       └── CartView.swift\n└── Stores/\n```",
        "- `Basket/`: baskets\n- `Core/`: names\n- `Wallet/`: cards",
        "Output is in `.build/debug` and `DerivedData/Logs`.",
        "```swift\nlet store = BasketStore()\n```",
        "```sh\n# make nothing\nmake ${TARGET}\ncd ../other && make nothing\n```",
        "See `Core/Network/` (if needed), and `Core/PRXX.swift`.",
        "`CartStore.png` is drawn, and java's `Core/Networking/Pay.kt` is like `Core/Networking/Pay.rs`.",
        "Run `swift test --filter <CardTests>`, `swift test --filter TestClass`.",
        "**Files Affected**: `Core/Network/`.",
        "Run `open My\\ Shop.xcodeproj`, and see `Core/Core/Stores/`.",
        "## Files to Modify\n\nSee `Core/Network/`.",
        "**Deliverable**:\n- `Core/Network/`\n",
        "## PR #15: Networks\n\nSee `Core/Network/`.",
        "1. Make the folder `Core/Keys/`; you must create it. The team has them:\n   - `Core/Keys/Keys.xcconfig`\n",
        "Send `Core/com.yourname.myplugin.json`, and see [its source](src/agent.rs).",
        "- Target owner: `BasketStore`.",
        "`BasketStore` (or equivalent) merges them, and the phone's side has `CardStore`.",
        "Checked by `Scripts/validate.sh` where the project ships such a script.",
        "Limits are in the `ManagedSettingsStore`.",
        "When the app is ready to ship:\n\n1. Add `Scripts/post.sh`.",
        "Logs are in `Core/session_logs/`.",
        "Recommended layout:\n\n```\nCore/\n├── Network/\n├── Stores/\n└── Networking/\n```",
        "```text example\nCore/\n├── Network/\n├── Stores/\n└── Networking/\n```",
    ])
    func `What is there, an example, a plan or the past makes no claim`(_ text: String) {
        #expect(findings(text + "\n") == [])
    }

    @Test func `A document without a claim is checked`() {
        let result = result("# Cart\n\nBe kind.\n", at: "README.md", documents: .all)
        #expect(result.rules.contains { $0.name == "named-path-exists" })
        #expect(result.findings.isEmpty)
    }

    @Test func `A path in a folder that isn't there is one finding with it`() {
        let found = result("See `Core/Network/` and\n`Core/Network/Client.swift`.\n").findings
        #expect(found.map(\.detail) == ["Core/Network/"])
        #expect(found.first?.related.map(\.message) == ["`Core/Network/Client.swift` in it"])
    }

    @Test func `A link is judged by its target, and a table row by row`() {
        let text = """
            See [`design.md`](docs/desing.md).

            | Folder | Purpose |
            | --- | --- |
            | `Core/Network/` | requests |
            | `Core/Stores/` | lists |

            """
        #expect(
            findings(text) == [
                "1:19 `docs/desing.md` doesn't exist; `docs/design.md` does",
                "5:4 `Core/Network/` doesn't exist; `Core/Networking/` does",
            ]
        )
    }

    @Test func `A folder alone is compared if the others of its list are there`() {
        let text = "- `Core/`: names\n- `Scripts/`: checks\n- `Sorces/`: all\n- `docs/`: pages\n"
        #expect(findings(text) == ["3:4 `Sorces/` doesn't exist; `Sources/` does"])
    }

    @Test func `Pages below a licence of their own are another project's`() {
        let licence = ["Kit/LICENSE.md": "MIT\n"]
        let text = "See `Core/Network/`.\n"
        #expect(result(text, at: "Kit/README.md", documents: .all).findings.count == 1)
        #expect(result(text, at: "Kit/README.md", licence, documents: .all).findings.isEmpty)
        #expect(result(text, at: "README.md", ["LICENSE": "MIT\n"], documents: .all).findings.count == 1)
    }

    @Test(arguments: [
        "docs/inventory-2026-05-21.md", "docs/2026-05-21/stores.md", "docs/_kit/README.md", "docs/work_log.md",
        "docs/PORTING.md",
    ])
    func `A page of a day, of a log or of a tool is not about the code as it is`(_ path: String) {
        let text = "See `Core/Networking/`, `Core/Stores/`, `Core/` and `CartStor.swift`.\n"
        #expect(result(text, at: path, documents: .all).findings.isEmpty)
        #expect(result(text, at: "docs/logins.md", documents: .all).findings.count == 1)
    }

    @Test func `A page of which little is there is a plan or about other code`() {
        let wrong = "See `Core/Network/`.\n"
        let right = "See `Core/Networking/`, `Core/Stores/`, `Scripts/check.sh`.\n"
        #expect(result(wrong, at: "docs/pay.md", documents: .all).findings.isEmpty)
        #expect(result(wrong + right, at: "docs/pay.md", documents: .all).findings.count == 1)
        #expect(result(wrong, at: "docs/README.md", documents: .all).findings.count == 1)
    }

    @Test func `Names without a folder may be in a submodule that isn't checked out`() {
        let text = "See `CartStor.swift`, `CardStore` and `Core/Network/`.\n"
        #expect(findings(text).count == 3)
        let modules = [".gitmodules": "[submodule \"Kit\"]\n\tpath = Kit\n\turl = https://example.com/kit\n"]
        #expect(findings(text, at: "AGENTS.md", modules).map { $0.prefix(4) } == ["1:40"])
        #expect(findings(text, at: "AGENTS.md", modules.merging(["Kit/Kit.swift": ""]) { $1 }).count == 3)
    }

    @Test func `A name is one finding, however often it is written`() throws {
        let found = result("See `Core/Network/`.\n\nAgain `Core/Network/`.\n").findings
        #expect(found.count == 1)
        #expect(found.first?.related.map(\.place.start.line) == [3])
        #expect(found.first?.severity == .warning)
    }

    @Test func `Pages for people are compared on request, as notes`() {
        #expect(result("See `Core/Network/`.\n", at: "README.md").findings.isEmpty)
        let found = result("See `Core/Network/`.\n", at: "README.md", documents: .all).findings
        #expect(found.map(\.severity) == [.note])
        #expect(result("See `Core/Network/`.\n", documents: ComparedDocuments.none).findings.isEmpty)
        #expect(result("See `Core/Network/`.\n", at: "docs/adr/0001.md", documents: .all).findings.isEmpty)
    }

    @Test func `A document in another language is named and not guessed`() {
        let german = String(
            repeating: "Der Code liegt in `Core/Network/` und wird von allen benutzt, die eine Verbindung brauchen. ",
            count: 8
        )
        let result = result(german + "\n")
        #expect(result.findings.isEmpty)
        #expect(result.notices.contains { $0.message.hasPrefix("`AGENTS.md` is in German, so it was not compared") })
    }

    @Test func `A document that isn't UTF-8 is named`() {
        var files = Dictionary(uniqueKeysWithValues: Self.files.map { (RelativePath($0.key), Array($0.value.utf8)) })
        files[RelativePath("AGENTS.md")] = [0xFF, 0xFE, 0x41, 0x00]
        let request = CheckRequest(workspace: MemoryWorkspace(files: files), guide: .silent, today: "2000-01-01")
        let notices = Pipeline.check(request).result.notices.map(\.message)
        #expect(notices.contains("`AGENTS.md` is not UTF-8 from line 1 on, so it was not compared with the code."))
    }

    @Test(.timeLimit(.minutes(1)))
    func `A long document with markup, tabs and open marks is read in a moment`() {
        let odd = [
            "<div><details><summary>`a`</summary>", "\t- `Core/Stores/`\t`", "```", "├──\t\tx/", "│\t└── y", "> ```sh",
            "| `a | b` |",
            "[x](", "- [ ](a.md", "~~~ `", "</pre>", "* ***`", "# `", "<!-- ", "-->",
        ]
        let text = (0..<5_000).map { odd[$0 % odd.count] }.joined(separator: "\n")
        #expect(result(text).statistics.files > 0)
    }

    @Test func `An import of TypeScript may have the ending of JavaScript`() {
        let files = ["web/db/queries.ts": "", "web/main.js": ""]
        #expect(findings("Import from `web/db/queries.js`.\n", files) == [])
        #expect(findings("Import from `web/db/query.js`.\n", files).count == 1)
    }

    @Test func `Names in other languages and vendors' files are no own types`() {
        let text = "Payments are made by `PayStore`.\n"
        #expect(findings(text) == ["1:23 nothing in this code base is called `PayStore`"])
        #expect(findings(text, ["server/pay.kt": "class PayStore\n"]) == [])
    }

    @Test(arguments: [".cursor/rules/network.mdc", ".claude/rules/network.md", ".github/instructions/network.md"])
    func `An instruction of a folder of instructions is compared`(_ path: String) {
        let text = "---\nglobs: **/*.swift\n---\n\nRequests are in `Core/Network/`.\n"
        #expect(findings(text, at: path) == ["5:18 `Core/Network/` doesn't exist; `Core/Networking/` does"])
    }

    @Test(arguments: [
        "Requests are in `Core/Network/`. <!-- norma:allow named-path-exists because a script makes it -->\n",
        "<!-- norma:allow named-path-exists because a script makes it -->\n\nRequests are in\n`Core/Network/`.\n",
        "<!-- norma:allow-file named-path-exists because scripts make them -->\n\n# A\n\nText.\n\nSee `Core/Network/`.\n",
        "<!-- norma:allow named-command-exists because a plug-in adds it -->\n```sh\nmake\n\nmake buidl\n```\n",
    ])
    func `A comment in a document allows a finding in it`(_ text: String) {
        let result = result(text)
        #expect(result.findings.isEmpty)
        #expect(result.suppressed.count == 1)
    }

    @Test func `A comment of a document is judged as one in code is`() {
        let lines = [
            "<!-- norma:allow named-path-exists because nothing -->", "All is well.", "",
            "See `Core/Network/`. <!-- norma:allow named-path-exist because it is new -->", "",
            "```markdown", "<!-- norma:allow made-up -->", "```", "",
        ]
        let found = findings(lines.joined(separator: "\n"))
        #expect(found.count == 3)
        #expect(found.contains { $0.hasPrefix("1:1 ") && $0.contains("has no findings here") })
        #expect(found.contains { $0.hasPrefix("4:6 ") })
        #expect(found.contains { $0.hasPrefix("4:") && $0.contains("`named-path-exist`") })
    }
}
