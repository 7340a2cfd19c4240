// Finds `@State` that can be set from outside.

import NormaFacts
import NormaText

enum PrivateSwiftuiState: Check {
    static let identifier = "private-swiftui-state"
    static let summary = "The state of a view is not private."
    static let details = DetailShape.names
    static let documentation =
        """
        Only the view itself sets its state; values from outside are a `@Binding` or a constant. Reports `@State` and `@StateObject`
        in types that conform to `View`, `App`, `Scene`, `ViewModifier` and similar protocols. The detail is the property.

        ```swift bad
        struct CartView: View {
            @State var isOpen = false
        }
        ```

        ```swift fixed
        struct CartView: View {
            @State private var isOpen = false
        }
        ```

        ```swift good
        struct OrderView: View {
            @State private var isOpen = false
            @Binding var count: Int
        }
        ```
        """
    private static let wrappers: Set<String> = ["State", "StateObject"]
    private static let views: Set<String> = [
        "View", "App", "Scene", "ViewModifier", "Widget", "Commands", "ToolbarContent", "UIViewRepresentable",
        "UIViewControllerRepresentable", "NSViewRepresentable", "SwiftUI.View",
    ]

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let states = facts.declarations.indices.filter { index in
            let declaration = facts.declarations[index]
            guard declaration.kind == .property, declaration.access > .fileprivate else { return false }
            return facts.attributes(of: declaration).contains { wrappers.contains(facts.text($0.name)) }
        }
        guard !states.isEmpty else { return }
        let owners = facts.references.lazy.filter { $0.role == .inheritance && views.contains(facts.text($0.name)) }
        let types = Set(owners.map(\.owner))
        for index in states where types.contains(facts.declarations[index].parent) {
            let declaration = facts.declarations[index]
            // The code that makes the view may pass the value, so the fix needs review.
            context.report(declaration: index, of: facts, fix: context.source.privacy(of: declaration, in: facts))
        }
    }
}
