// Which code counts as made for previews and debug builds alone.

import NormaFindings
import NormaText
import Testing

@Suite("Code of previews and debug builds")
struct PreviewCodeTests {
    private let forced = """
        check: force-try
        except:
          - { in: previews, because: only its author sees it fail }
        """

    @Test("What only debug builds have is no production code")
    func debugBranches() throws {
        let check = try SmallCheck(
            rule: forced,
            """
            #if DEBUG && os(iOS)
            let first = try! Cart()
            #elseif BETA
            let second = try! Cart()
            #endif
            #if !DEBUG
            let third = try! Cart()
            #else
            let fourth = try! Cart()
            #endif
            #if DEBUG || BETA
            let fifth = try! Cart()
            #endif

            """
        )
        #expect(check.lines == [4, 7, 12])
    }

    @Test("Debug code, and files of samples for previews, aren't production code")
    func debugCode() throws {
        let check = try SmallCheck(
            rule: "every: { struct: any, in: production }\nmust: { be: public }",
            [
                "Sources/A.swift": "#if DEBUG\nstruct A {}\n#endif\n",
                "Sources/B.swift": "#if DEBUG\nstruct B {}\n#endif\nstruct C {}\n",
                "Sources/Fixtures/PreviewData.swift": "struct PreviewData {}\n",
                "Sources/Fixtures/FixtureList.swift": "struct FixtureList {}\n",
                "Sources/Fixtures/MatchView.swift": "struct MatchView {}\n",
                "Tuist/Helpers/Settings.swift": "import ProjectDescription\nstruct Settings {}\n",
            ]
        )
        #expect(
            check.result.findings.map(\.place.path.text) == [
                "Sources/B.swift", "Sources/Fixtures/MatchView.swift",
            ]
        )
        #expect(check.lines == [4, 1])
    }

    @Test("An app that shows a module isn't production code; the largest app is, whatever it is called")
    func sampleApps() throws {
        let target = "type: application\n    platform: iOS\n    sources:"
        let check = try SmallCheck(
            rule: "every: { struct: any, in: production }\nmust: { be: public }",
            [
                "project.yml": """
                name: Shop
                targets:
                  Shop:
                    \(target) Shop
                  Cart:
                    type: framework
                    platform: iOS
                    sources: Cart
                  CartApp:
                    \(target) CartApp
                  BasketShowcase:
                    \(target) [BasketShowcase, Theme]
                  Courier:
                    \(target) [Courier, Theme]

                """,
                "Shop/A.swift": "struct A {}\n", "Shop/B.swift": "struct B {}\n", "Shop/H.swift": "struct H {}\n",
                "Cart/C.swift": "struct C {}\n", "CartApp/D.swift": "struct D {}\n",
                "BasketShowcase/E.swift": "struct E {}\n", "Courier/F.swift": "struct F {}\n",
                "Theme/G.swift": "struct G {}\n",
            ]
        )
        #expect(
            check.result.findings.map(\.place.path.text) == [
                "Cart/C.swift", "Courier/F.swift", "Shop/A.swift", "Shop/B.swift", "Shop/H.swift", "Theme/G.swift",
            ]
        )
    }

    @Test("A kind that is one of several makes a call what the thing does")
    func callsBesideKinds() throws {
        let check = try SmallCheck(
            rule: "every: { any: [class, struct], call: print }\nmust: { be: public }",
            "struct Cart { func log() { print(1) } }\nstruct Order {}\n"
        )
        #expect(check.lines == [1])
    }

    @Test("What any class may conform to makes nothing sendable")
    func sendable() throws {
        let check = try SmallCheck(
            rule: "every: { protocol: any }\nmust: { conform-to: Sendable }",
            "protocol A: AnyObject {}\nprotocol B: Hashable, Identifiable {}\nprotocol C: Sendable {}\nprotocol D: Error {}\n"
        )
        #expect(check.lines == [1, 2])
    }
}
