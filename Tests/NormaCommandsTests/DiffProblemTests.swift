// What `norma diff` says if it can't compare, and how its other formats look.

import Foundation
import Testing

@Suite("norma diff: bad input and formats")
struct DiffProblemTests {
    @Test("says loudly that the work is on the main branch") func onMain() throws {
        let package = try DiffedPackage()
        let run = try package.run()
        #expect(run.status == 0)
        #expect(run.output.contains("You are on `main` itself"))
        #expect(run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains("norma diff HEAD~1"))
        #expect(run.output.contains("The two states are the same."))
        try package.tree.git(["checkout", "-qb", "work"])
        try package.write(
            "Sources/Prices/Price.swift",
            "import Foundation\npublic struct Price {\n    public let amount: Int\n}\n"
        )
        try package.commit()
        let work = try package.run()
        #expect(!work.output.contains("You are on"))
        #expect(work.output.contains("`Prices` imports `Foundation`"))
    }

    @Test(
        "names what is wrong with a reference",
        arguments: [
            (["mian"], "there is no commit `mian` in this repository; did you mean `main`?"),
            (["main..mian"], "there is no commit `mian`"),
            (["main", "--format", "htm"], "there is no format `htm`; did you mean `html`?"),
            (["main", "--of", "libraries"], "there is no level `libraries`"),
        ]
    )
    func wrongWords(_ arguments: [String], _ message: String) throws {
        let run = try DiffedPackage().run(arguments)
        #expect(run.status == 2)
        #expect(
            run.errors.replacing("\n", with: " ").contains(message) || run.errors.contains(message),
            "\(run.errors)"
        )
    }

    @Test("needs a repository") func noRepository() throws {
        let tree = try TemporaryTree(DiffedPackage.files)
        let run = try CommandLineRun(["diff"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("isn't in a git repository"))
    }

    @Test("needs a commit") func noCommit() throws {
        let tree = try TemporaryTree(DiffedPackage.files)
        try tree.initialiseRepository()
        let run = try CommandLineRun(["diff"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("the repository has no commit yet"))
    }

    @Test("needs Swift files in both states") func noSwift() throws {
        let package = try DiffedPackage(["README.md": "# Shop\n"])
        for (path, text) in DiffedPackage.files { try package.write(path, text) }
        let run = try package.run()
        #expect(run.status == 2)
        #expect(run.errors.contains("there was no Swift file at the commit"))
    }

    @Test("names a shallow clone") func shallow() throws {
        let package = try DiffedPackage()
        try package.write("Sources/Prices/Price.swift", "import Foundation\n")
        try package.commit()
        let clone = try TemporaryTree()
        try clone.git(["clone", "-q", "--depth", "1", "file://" + package.tree.root, "clone"])
        let run = try CommandLineRun(["diff", "v1"], in: clone.root + "/clone")
        #expect(run.status == 2)
        #expect(run.errors.contains("this clone is shallow"))
    }

    @Test("compares the rest if a project file is damaged in one state") func damagedProject() throws {
        let files = [
            "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ damaged",
            "App/Models/Cart.swift": "struct Cart {}\n",
            "App/Views/CartView.swift": "struct CartView {\n    let cart: Cart\n}\n",
        ]
        let package = try DiffedPackage(files)
        try package.write("App/Models/Cart.swift", "struct Cart {\n    let view: CartView?\n}\n")
        let diff = try package.diff()
        #expect(
            diff.notices.contains { $0.contains("project.pbxproj` can't be read in `") && $0.contains("not compared") }
        )
        #expect(diff.dependencies == ["new folders App/Models -> App/Views"])
    }

    @Test("names a changed submodule") func submodule() throws {
        let inner = try DiffedPackage(["Sources/Inner/Inner.swift": "struct Inner {}\n"])
        let package = try DiffedPackage()
        try package.tree.git(["-c", "protocol.file.allow=always", "submodule", "add", "-q", inner.tree.root, "Inner"])
        try package.commit()
        try package.write("Inner/Sources/Inner/Inner.swift", "struct Inner {\n    let a: Int\n}\n")
        let diff = try package.diff()
        #expect(diff.notices.contains { $0.contains("The submodule `Inner` has changed") })
    }

    @Test("writes a comment, a picture and a page with the changed arrow marked") func formats() throws {
        let package = try DiffedPackage()
        try package.write(
            "Sources/Cart/Models/Cart.swift",
            "import Prices\npublic struct Cart {\n    let prices: [Price]\n    let view: CartView?\n    func total() {}\n}\n"
        )
        let markdown = try package.run(["--format", "markdown"])
        #expect(markdown.output.hasPrefix("<!-- norma diff -->\n## Norma: 1 new cycle"))
        #expect(markdown.output.contains("`Sources/Cart/Models/Cart.swift:4`"))
        #expect(markdown.output.contains("linkStyle"))
        let picture = try package.run(["--format", "svg"])
        #expect(picture.output.contains("change-new"))
        let page = try package.run(["--format", "html"])
        #expect(page.output.contains("class=\"edge") && page.output.contains("change-new"))
        #expect(page.output.hasSuffix("</html>\n"))
        for format in ["terminal", "markdown", "json", "html", "svg"] {
            #expect(try package.run(["--format", format]).output == package.run(["--format", format]).output)
        }
    }
}
