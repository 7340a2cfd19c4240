// What derived previews look like, and what they can't be made of.

import NormaFacts
import NormaScaffolds
import Testing

@Suite struct PreviewTests {
    private func preview(_ source: String, _ name: String = "V") throws -> ViewPreview {
        let code = SourceSignatures(["App": "import SwiftUI\n" + source])
        let standIns = StandIns(
            source: code,
            insiders: ["App"],
            visible: ["SwiftUI"],
            shapes: [],
            isForPreviews: true
        )
        return try PreviewMaker.preview(of: code.type(name), from: code, standIns: standIns)
    }

    @Test(
        "a view is shown with samples of what it takes",
        arguments: [
            ("struct V: View {}", "V()"),
            ("struct V: View { let title: String; @State private var isOpen = false }", "V(title: \"title\")"),
            (
                "struct V: View { @Binding var isOn: Bool; @Binding var name: String }",
                "V(isOn: .constant(false), name: .constant(\"name\"))"
            ),
            ("struct V: View { @Environment(\\.dismiss) private var dismiss; @FocusState var focus: Bool }", "V()"),
            (
                "struct V: View { let item: Item }; struct Item { let id: Int; let title: String }",
                "V(item: Item(id: 1, title: \"title\"))"
            ),
            ("struct V: View { let items: [Item] }; struct Item { let id: Int }", "V(items: [Item(id: 1)])"),
            (
                "struct V: View { let item: Item }; struct Item { static var preview: Item { Item() } }",
                "V(item: .preview)"
            ),
            (
                "struct V: View { let store: any Store }; protocol Store {}; final class StoreMock: Store {}",
                "V(store: StoreMock())"
            ),
            (
                "struct V: View { let model: M }; class M { init(store: any Store) {} }; protocol Store {}; class PreviewStore: Store {}",
                "V(model: M(store: PreviewStore()))"
            ),
            (
                "struct V<Content: View>: View { @ViewBuilder let content: () -> Content }",
                "V<Text>(content: { Text(verbatim: \"\") })"
            ),
            ("struct V: View { let onTap: (Int) -> Void }", "V(onTap: { _ in })"),
            ("struct V: View { init(a: Int) {}; init(a: Int, b: Int) {} }", "V(a: 1, b: 1)"),
            ("protocol Screen: View {}; struct V: Screen {}", "V()"),
            ("struct V { let n: Int }; extension V: View {}", "V(n: 1)"),
        ]
    )
    func samples(source: String, expected: String) throws {
        #expect(try preview(source).members == "    " + expected)
    }

    @Test("what a view reads from its environment is given where it can be made, and told") func environment() throws {
        let made = try preview(
            "struct V: View { @EnvironmentObject var session: Session; @Environment(Other.self) var other }; class Session {}; class Other { init(x: Engine) {} }"
        )
        #expect(made.members == "    V()\n        .environmentObject(Session())")
        #expect(made.notes.count == 2)
        #expect(made.notes.last == "`other` comes from the environment: add `.environment(…)` with a `Other`")
    }

    @Test("a double that is only there for debugging puts the preview into its `#if`") func condition() throws {
        let made = try preview(
            "struct V: View { let store: any Store }; protocol Store {}\n#if DEBUG\nfinal class StoreMock: Store {}\n#endif"
        )
        #expect(made.condition == "DEBUG")
    }

    @Test(
        "what is no view, and what can't be made up, is refused",
        arguments: [
            ("struct V {}", "`V` isn't a view"),
            ("struct V: View { let store: any Store }; protocol Store {}", "no `any Store` can be made up for `store`"),
            ("struct V: View { let engine: Engine }", "no `Engine` can be made up for `engine`"),
            ("struct V: View { private let title: String }", "`V` has no initializer"),
            ("struct V: View { init() throws {} }", "its initializer is throwing"),
        ]
    )
    func refused(source: String, message: String) throws {
        let refusal = #expect(throws: ScaffoldProblem.self) { try preview(source) }
        #expect(refusal?.message.contains(message) == true, "\(refusal?.message ?? "")")
    }
}
