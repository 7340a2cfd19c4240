// CODEOWNERS as GitHub and GitLab read it: the examples of their documentation, and what people write besides.

import NormaText
import Testing

@testable import NormaFiles

@Suite("CODEOWNERS")
struct CodeOwnersTests {
    /// The lines that GitHub's page on code owners explains, each with what it says of it.
    private static let gitHub = """
        # The default owners of everything.
        *       @global-owner1 @global-owner2
        *.js    @js-owner #This is an inline comment.
        *.go docs@example.com
        *.txt @octo-org/octocats
        /build/logs/ @doctocat
        docs/* docs@example.com
        apps/ @octocat
        /docs/ @doctocat
        /scripts/ @doctocat @octocat
        **/logs @octocat
        /apps/ @octocat
        /apps/github
        """

    @Test(
        "means what GitHub says of its example",
        arguments: [
            ("README.md", "@global-owner1 @global-owner2"),
            ("a/b/c.rb", "@global-owner1 @global-owner2"),
            ("a/b/c.js", "@js-owner"),
            ("c.go", "docs@example.com"),
            ("a/c.txt", "@octo-org/octocats"),
            ("a/docs/x.md", "@global-owner1 @global-owner2"),
            ("docs/getting-started.md", "@doctocat"),
            ("docs/build-app/troubleshooting.md", "@doctocat"),
            ("a/apps/b/c.swift", "@octocat"),
            ("scripts/run.sh", "@doctocat @octocat"),
            ("build/logs/x", "@octocat"),
            ("scripts/logs/deeply/nested.log", "@octocat"),
            ("apps/main.swift", "@octocat"),
            ("apps/github", nil),
            ("apps/github/a.swift", nil),
        ] as [(String, String?)]
    )
    func gitHub(_ path: String, _ owners: String?) {
        #expect(CodeOwners(Self.gitHub).owners(of: RelativePath(path)) == owners)
    }

    @Test(
        "reads one pattern",
        arguments: [
            ("docs/* @a", "docs/x.md", true), ("docs/* @a", "docs/b/x.md", false), ("docs/* @a", "a/docs/x.md", false),
            ("/build/logs/ @a", "build/logs/a/b", true), ("/build/logs/ @a", "x/build/logs/a", false),
            ("/* @a", "x.swift", true), ("/* @a", "a/x.swift", false), ("/docs/**/* @a", "docs/a/b/c", true),
            ("Sources/Cart @a", "Sources/Cart/Views/A.swift", true),
            ("Sources/Cart @a", "Sources/Cartoon/A.swift", false),
            ("Cart* @a", "Sources/CartView.swift", true), ("Cart* @a", "Cart/View.swift", true),
            ("My\\ Folder/ @a", "x/My Folder/a.swift", true), ("\\#x @a", "#x", true), ("a{b} @a", "a{b}", true),
            ("/ @a", "x/y", true), ("*.swift", "a.swift", false),
        ]
    )
    func pattern(_ line: String, _ path: String, _ isOwned: Bool) {
        #expect((CodeOwners(line).owners(of: RelativePath(path)) == "@a") == isOwned)
    }

    @Test("takes GitLab's sections: each has its last line, and owners for lines without")
    func gitLab() {
        let owners = CodeOwners(
            """
            * @admin
            [Documentation] @docs-team
            docs/
            README.md @ann

            ^[Database][2] @dba
            model/db/
            docs/db/
            [DOCUMENTATION]
            !docs/internal/
            """
        )
        #expect(owners.owners(of: RelativePath("docs/a.md")) == "@admin @docs-team")
        #expect(owners.owners(of: RelativePath("docs/db/a.md")) == "@admin @docs-team @dba")
        #expect(owners.owners(of: RelativePath("README.md")) == "@admin @ann")
        #expect(owners.owners(of: RelativePath("docs/internal/a.md")) == "@admin")
        #expect(owners.owners(of: RelativePath("model/db/x")) == "@admin @dba")
        #expect(owners.unreadLines.isEmpty)
    }

    @Test("speaks of paths from the repository's root, also where a folder of it is checked")
    func folder() {
        let owners = CodeOwners("/App/Sources/ @a", treeFolder: RelativePath("App"))
        #expect(owners.owners(of: RelativePath("Sources/A.swift")) == "@a")
        #expect(owners.owners(of: RelativePath("App/Sources/A.swift")) == nil)
    }

    @Test("names the lines that are no pattern, and goes on")
    func unread() {
        let owners = CodeOwners("* @a\r\n" + String(repeating: "*a", count: 400) + " @b\r\n*.md @c\r\n\r\n")
        #expect(owners.unreadLines == [2])
        #expect(owners.owners(of: RelativePath("x.md")) == "@c")
        #expect(owners.owners(of: RelativePath("x.swift")) == "@a")
    }
}
