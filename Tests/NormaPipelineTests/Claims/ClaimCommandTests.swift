// What a check finds in documents that name commands, lanes, schemes and the folders that commands run in.

import Testing

extension ClaimTests {
    @Test func `Commands of a block are compared with manifests and files`() {
        let block = """
            ```sh
            $ make setup
            make relase   # later
            ./Scripts/chek.sh --all
            swift run shop && swift run shopp
            swift test --filter CartStoreTests
            ```

            """
        #expect(
            findings(block) == [
                "3:6 make has no target `relase` here",
                "4:1 `./Scripts/chek.sh` doesn't exist; `Scripts/check.sh` does",
                "5:29 no package here has a product `shopp`; the nearest is `shop`",
                "6:21 no test here is called `CartStoreTests`; the nearest is `CartStore`",
            ]
        )
    }

    @Test func `Lanes that a Fastfile takes from elsewhere aren't known`() {
        let text = "Run `fastlane release`.\n"
        let own = "lane :build do\n  gym\nend\n"
        #expect(findings(text, ["fastlane/Fastfile": own]) == ["1:6 fastlane has no lane `release` here"])
        let taken = "import_from_git(\n  url: \"https://example.com/lanes\"\n)\n"
        #expect(findings(text, ["fastlane/Fastfile": taken + own]) == [])
    }

    @Test func `The tasks of a folder that isn't there are another repository's`() {
        #expect(findings("```sh\ncd Web/shop\nmake lint\n```\n") == [])
        #expect(findings("```sh\ncd Core\nmake lint\n```\n").count == 1)
    }

    @Test func `A scheme of several words is looked for as it is written`() {
        let text = "```sh\nxcodebuild -scheme \"Shop (All)\" build\n```\n"
        #expect(findings(text).count == 1)
        #expect(findings(text, ["project.yml": "schemes:\n  Shop (All):\n    build: {}\n"]) == [])
    }
}
