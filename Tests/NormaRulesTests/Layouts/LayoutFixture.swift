// A layout and a tree as drawn texts, compared.

import NormaGuide
import NormaText
import Testing

@testable import NormaRules

struct LayoutFixture {
    let plan: LayoutPlan

    init(_ drawing: String) throws {
        let text = """
            ---
            norma: 2
            name: test
            ---
            # Tree

            ```text layout rule=tree
            \(drawing)
            ```
            """
        let source = GuideSource(text: text, file: "test.md")
        let guide = try GuideReader.read(source, vocabulary: Vocabulary()) { _, _ in
            .failure(ExtendsFailure(message: "there is none"))
        }
        let rule = try #require(guide.rules.first)
        guard case .layout(let tree) = rule.form else { throw NoLayout() }
        plan = LayoutPlan(tree)
    }

    struct NoLayout: Error {}

    /// What is said of a tree, each as "path: message", sorted; paths that end in a slash are folders.
    func messages(_ paths: [String]) -> [String] {
        let (tree, comparison) = compare(paths)
        let words = LayoutMessages(plan: plan, tree: tree)
        return comparison.differences.map { "\(words.symbol(of: $0)): \(words.message(for: $0))" }.sorted()
    }

    func compare(_ paths: [String]) -> (LayoutFolders, LayoutComparison) {
        let folders = paths.filter { $0.hasSuffix("/") }.map { RelativePath($0) }
        let files = paths.filter { !$0.hasSuffix("/") }.map { RelativePath($0) }
        let tree = LayoutFolders(folders: folders, files: files)
        return (tree, LayoutComparison(plan, with: tree))
    }
}
