// `norma guide status`: which rules wait for a place that the tree doesn't have, in text and as JSON.

import Foundation
import Testing

@Suite("norma guide status, the rules that wait")
struct WaitingStatusTests {
    private static let base = """
        ---
        norma: 2
        name: base
        ---

        # Base

        ```yaml define
        places: { networking: App/Networking, stores: App/Stores }
        ```

        ```yaml rule
        rule: clients-are-in-networking
        every: { class: "*Client" }
        must: { in: "{{networking}}" }
        ```

        ```yaml rule
        rule: stores-are-in-stores
        every: { class: "*Store" }
        must: { in: "{{stores}}" }
        ```

        ```yaml rule
        rule: sessions-are-for-networking
        only: { in: "{{networking}}" }
        may: { refer-to: URLSession }
        ```
        """

    private func tree(_ define: String = "") throws -> TemporaryTree {
        try TemporaryTree([
            ".norma.yml": "guide: TEAM.md\n", "BASE.md": Self.base,
            "TEAM.md": "---\nnorma: 2\nname: team\nextends: BASE.md\n---\n\n# Team\n\n\(define)\n",
            "Shop/Backend/CartClient.swift": "final class CartClient {\n    let session = URLSession.shared\n}\n",
            "App/Stores/CartStore.swift": "final class CartStore {}\n",
        ])
    }

    @Test("The rules that wait are listed below the place that they wait for")
    func listed() throws {
        let tree = try tree()
        let run = try CommandLineRun(["guide", "status"], in: tree.root)
        #expect(run.status == 0)
        #expect(
            run.output.contains(
                """
                2 rules wait for 1 place missing in this code base:
                  `App/Networking`
                    clients-are-in-networking
                    sessions-are-for-networking
                """
            )
        )
        #expect(!run.output.contains("    stores-are-in-stores"))
    }

    @Test("A place that the team's guide declares is waited for by none")
    func declared() throws {
        let tree = try tree("```yaml define\nplaces: { networking: App/Net }\n```\n")
        let run = try CommandLineRun(["guide", "status"], in: tree.root)
        #expect(run.status == 0)
        #expect(!run.output.contains("wait"))
    }

    @Test("JSON has the list; without a tree it is unknown, and with `--tree` it is the tree's")
    func json() throws {
        let tree = try tree()
        let own = try status(["--format", "json"], in: tree)
        let expected =
            #"[{"kind":"place","place":"App\/Networking","rules":["clients-are-in-networking","sessions-are-for-networking"]}]"#
        #expect(try own.text(of: "waiting") == expected)
        #expect(own.members["guide"] as? String == "team")
        let named = try status(["BASE.md", "--format", "json"], in: tree)
        #expect(named.members["waiting"] is NSNull)
        #expect((named.members["rules"] as? [[String: Any]])?.count == 3)
        let there = try status(["TEAM.md", "--tree", ".", "--format", "json"], in: tree)
        #expect(try there.text(of: "waiting") == expected)
    }

    @Test("Another format is refused with those that there are")
    func unknownFormat() throws {
        let tree = try tree()
        let run = try CommandLineRun(["guide", "status", "--format", "xml"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("json"))
    }

    private struct Document {
        let members: [String: Any]

        func text(of member: String) throws -> String {
            let value = try #require(members[member])
            let data = try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
            return String(decoding: data, as: UTF8.self)
        }
    }

    private func status(_ arguments: [String], in tree: TemporaryTree) throws -> Document {
        let run = try CommandLineRun(["guide", "status"] + arguments, in: tree.root)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        return Document(members: try #require(object as? [String: Any]))
    }
}
