// Imports whose names come from placeholders stand in order all the same.

import Testing

@testable import NormaScaffolds

struct ImportOrderTests {
    @Test("a run of imports is sorted, and what stands around it stays")
    func runs() {
        let text = """
            // Settings
            import Testing
            import alpineTrails

            @testable import Zoo
            import Foundation
            import CoreData
            let import_ = 1
            """
        let sorted = """
            // Settings
            import alpineTrails
            import Testing

            @testable import Zoo
            import CoreData
            import Foundation
            let import_ = 1
            """
        #expect(ImportOrder.sorted(text) == sorted)
    }

    @Test(
        "only a template that imports something unnamed is open",
        arguments: [
            ("import Testing\nimport {{App}}Core\n", true),
            ("import UIKit\nimport Combine\n", false),
            ("let text = \"import {{App}}\"\n", false),
        ]
    )
    func isOpen(template: String, expected: Bool) {
        #expect(ImportOrder.isOpen(in: template) == expected)
    }
}
