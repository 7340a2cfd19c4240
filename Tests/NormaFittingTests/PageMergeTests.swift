// What `--refit` changes on a page, and what it leaves as a person wrote it.

@testable import NormaFitting
import Testing

@Suite struct PageMergeTests {
    private static let page = """
        ---
        norma: 2
        name: shop
        ---

        # Shop

        An Xcode project, with `Shop` and 2 other modules: 690 Swift files, besides 12 of tests.

        We wrote this sentence about 3 modules ourselves.

        ```yaml define
        layers:
          Screens: "Shop/Screens" # 20 files
          Old: "Shop/Old" # 2 files
          Domain: "Shop/Domain" # what the shop knows
        ```

        ```mermaid rule rule=folders-use-only-what-is-drawn
        graph TD
            Screens --> Domain & Old
            Domain -->|?| Screens
        ```

        - `Domain` uses `Screens` in 1 place: `A` creates `B` in `Shop/Domain/A.swift:1`.
        - Ask Kim before you draw an arrow.

        | what | how many | called | most are in |
        |---|---|---|---|
        | screens | 20 | `…View` (20) | `Shop/Screens` (20) |

        ```yaml take from=swift-style
        - no-force-tries: { severity: warning } # 684 of 690, not A.swift:3: an error becomes a crash
        - no-force-casts: { severity: error } # Kim asked for it
        - lines-are-short: { at-most: 100, severity: warning } # 680 of 690: a line is read without scrolling
        ```

        """

    private static let today = """
        An Xcode project, with `Shop` and 3 other modules: 1,204 Swift files, besides 30 of tests.

        ```yaml define
        layers:
          Screens: "Shop/Screens" # 44 files
          Domain: "Shop/Domain" # 9 files
          Wallet: "Shop/Wallet" # 7 files
        ```

        ```mermaid rule rule=folders-use-only-what-is-drawn
        graph TD
            Screens --> Domain & Wallet
        ```

        | what | how many | called | most are in |
        |---|---|---|---|
        | screens | 44 | `…View` (40) | `Shop/Screens` (44) |

        ```yaml take from=swift-style
        - no-force-tries: { severity: error } # 1,204 of 1,204: an error becomes a crash
        - no-force-casts: { severity: error } # 300 of 300: a wrong type becomes a crash
        - lines-are-short: { at-most: 120, severity: error } # 1,204 of 1,204: a line is read without scrolling
        ```

        """

    private static let folders: Set<String> = ["", "Shop", "Shop/Screens", "Shop/Domain", "Shop/Wallet"]

    private static func merged(_ old: String = page, _ new: String = today) -> String {
        PageMerge(old: old, new: new, folders: folders, modules: []).text
    }

    @Test func `Counts, rows, layers and arrows follow the project`() {
        let text = Self.merged()
        #expect(text.contains("and 3 other modules: 1,204 Swift files"))
        #expect(text.contains("  Screens: \"Shop/Screens\" # 44 files\n"))
        #expect(text.contains("| screens | 44 | `…View` (40) | `Shop/Screens` (44) |\n"))
        #expect(text.contains("- no-force-tries: { severity: warning } # 1,204 of 1,204: an error becomes a crash\n"))
        #expect(text.contains("graph TD\n    Screens --> Domain\n    Screens --> Wallet\n```"), "\(text)")
        #expect(text.contains("  Wallet: \"Shop/Wallet\" # 7 files\n"))
        #expect(!text.contains("Old"))
        #expect(!text.contains("- `Domain` uses"))
    }

    @Test func `What a person wrote stays`() {
        let text = Self.merged()
        #expect(text.contains("We wrote this sentence about 3 modules ourselves.\n"))
        #expect(text.contains("- Ask Kim before you draw an arrow.\n"))
        #expect(text.contains("  Domain: \"Shop/Domain\" # what the shop knows\n"))
        #expect(text.contains("- no-force-casts: { severity: error } # Kim asked for it\n"))
        #expect(text.contains("- lines-are-short: { at-most: 100, severity: warning } # 680 of 690"))
    }

    @Test func `A second run changes nothing, and neither does a project that is the same`() {
        let once = Self.merged()
        #expect(Self.merged(once) == once)
        #expect(Self.merged(Self.today, Self.today) == Self.today)
    }

    @Test func `An arrow that a person took away is named, and not drawn`() {
        let old = Self.today.replacing("Domain & Wallet", with: "Wallet")
        let merge = PageMerge(old: old, new: Self.today, folders: Self.folders, modules: [])
        #expect(merge.text == old)
        #expect(merge.undrawn == ["`Screens` uses `Domain`"])
    }

    @Test func `A small folder that a page leaves out isn't added`() {
        let note = "4 files in smaller folders are not drawn and may use anything.\n\n"
        let old =
            note
            + Self.today.replacing("  Wallet: \"Shop/Wallet\" # 7 files\n", with: "").replacing(" & Wallet", with: "")
        #expect(Self.merged(old) == old)
    }

    @Test func `Line ends of Windows stay`() {
        let old = Self.page.replacing("\n", with: "\r\n")
        #expect(Self.merged(old) == Self.merged().replacing("\n", with: "\r\n"))
    }
}
