// What `norma explain` shows of rules whose guides have several under one heading, in chapters, or take them from each other.

import Testing

@Suite("norma explain, the page of a rule")
struct ExplainedRuleTests {
    private static let views = """
        # Views

        A view shows what its view model says.

        ## What a view leaves to its view model

        Requests and errors run on every update in a view, and once in a view model.

        ```swift
        let illustration = true
        ```

        ```swift bad
        struct CartView {
            let session = URLSession.shared // ✗ views-make-no-requests
        }
        ```

        ```swift bad
        struct CartView {
            func show() { print("shown") } // ✗ views-print-nothing
            let other = URLSession.shared // ✗ views-make-no-requests
        }
        ```

        ```swift good
        struct CartView { func show() {} }
        ```

        ```yaml rules for=view
        views-make-no-requests: { must-not: { refer-to: URLSession }, instead: Call a method of the view model }
        views-print-nothing:
          severity: warning
          must-not: { call: print }
          because: Nobody reads what a view prints.
        ```

        """

    private static let files = [
        "Guidelines/README.md":
            "---\nnorma: 2\nname: team\n---\n\n# Team\n\n- [Views](views.md)\n\n"
            + "```yaml define\nroles: { view: { struct: \"*View\" } }\n```\n",
        "Guidelines/views.md": views,
        "Guidelines/proofs/views.md":
            "```swift bad rule=views-print-nothing\nstruct PayView { func pay() { print(1) } } // ✗\n```\n",
        "GUIDE.md": """
        ---
        norma: 2
        name: ours
        ---

        # Ours

        ## Taken

        ```yaml take from=Guidelines/
        - views-print-nothing: { severity: note }
        ```

        ```yaml take from=clean-coordinators
        - no-locks
        ```

        ```yaml take from=clean-coordinators
        - no-result-handlers
        ```

        """,
        "Sources/CartView.swift": "struct CartView {}\n",
    ]

    private func run(_ arguments: String...) throws -> CommandLineRun {
        let tree = try TemporaryTree(Self.files)
        return try CommandLineRun(arguments, in: tree.root)
    }

    @Test("has the sentence, the reason, what to do instead, its own examples and its own lines of a map")
    func map() throws {
        let run = try run("explain", "views-make-no-requests", "--guide", "Guidelines/")
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output == """
                views-make-no-requests (error)
                Views › What a view leaves to its view model
                Guidelines/views.md, line 31

                A `view` must not refer to `URLSession`.

                Requests and errors run on every update in a view, and once in a view model.

                ```swift
                let illustration = true
                ```

                **Instead:** Call a method of the view model.

                ```swift bad
                struct CartView {
                    let session = URLSession.shared // ✗ views-make-no-requests
                }
                ```

                ```swift bad
                struct CartView {
                    func show() { print("shown") }
                    let other = URLSession.shared // ✗ views-make-no-requests
                }
                ```

                ```swift good
                struct CartView { func show() {} }
                ```

                ## As the guide says it

                ```yaml rules for=view
                views-make-no-requests: { must-not: { refer-to: URLSession }, instead: Call a method of the view model }
                ```

                """
        )
    }

    @Test("has examples from `proofs/` too, and the good one of a pair")
    func proofs() throws {
        let output = try run("explain", "views-print-nothing", "--guide", "Guidelines/").output
        #expect(output.contains("struct PayView") && output.contains("struct CartView { func show() {} }"))
        #expect(output.contains("Nobody reads what a view prints.\n\nRequests and errors"))
        #expect(output.contains("  severity: warning\n  must-not: { call: print }"))
        #expect(output.contains("    let other = URLSession.shared\n") && !output.contains("no-requests"))
    }

    @Test("of a taken rule shows it alone, and who takes it with what changes")
    func taken() throws {
        let output = try run("explain", "views-print-nothing", "--guide", "./GUIDE.md").output
        #expect(
            output.hasPrefix(
                """
                views-print-nothing (note)
                Views › What a view leaves to its view model
                Guidelines/views.md, line 32
                taken from Guidelines/ in GUIDE.md, line 11
                adjusted in GUIDE.md, line 11: severity note (was warning)
                """
            ),
            "\(output)"
        )
        #expect(output.contains("print(\"shown\")") && output.contains("struct PayView"))
        #expect(!output.contains("no-requests") && !output.contains("How to take it"))
        let builtIn = try run("explain", "no-locks", "--guide", "./GUIDE.md").output
        #expect(builtIn.contains("taken from clean-coordinators in GUIDE.md, line 15"))
        #expect(builtIn.contains("```swift bad") && !builtIn.contains("no-result-handlers"))
    }

    @Test("of a built-in rule says how to take it, and how often it was right")
    func builtIn() throws {
        let output = try run("explain", "no-force-unwraps").output
        #expect(output.contains("\n```yaml take from=swift-style\n- no-force-unwraps\n```\n"))
        #expect(output.contains("of its findings, on public apps that were new to the rule"))
    }

    @Test("`guide status` counts the blocks that take rules, and what each guide gives")
    func status() throws {
        let run = try run("guide", "status", "./GUIDE.md")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("3 `yaml take` blocks: 3 rules, 1 from Guidelines/, 2 from clean-coordinators\n"))
        #expect(run.output.contains("1 section: 1 enforced"), "\(run.output)")
        let json = try self.run("guide", "status", "./GUIDE.md", "--format", "json").output
        #expect(json.contains("\"takeBlocks\": 3") && json.contains("\"rule\": \"no-locks\""))
        #expect(try !self.run("guide", "status", "Guidelines").output.contains("take"))
    }
}
