// A feature of the guide, and the word `feature`.

import NormaGuide
import NormaProject
import NormaText

struct FeatureSubject: KindOfSubject {
    let feature: FeatureID

    func name(in context: JudgingContext) -> String? { context.project.feature(feature).name }
    func symbol(in context: JudgingContext) -> String { context.project.feature(feature).name }
    func path(in context: JudgingContext) -> RelativePath? { context.project.feature(feature).folder }
    func files(in context: JudgingContext) -> [FileID]? { context.project.feature(feature).files }
    func parts(in context: JudgingContext) -> [Subject] {
        context.filesAndTopLevel(of: context.project.feature(feature).files)
    }
    func feature(in context: JudgingContext) -> FeatureID? { feature }

    static func all(in context: JudgingContext) -> [Subject] {
        context.project.features.indices.map { .feature(FeatureID(Int32($0))) }
    }

    static let word = SubjectWord(
        .feature,
        summary: "A feature from the guide's `features:` or from a layout's `{Feature}`.",
        example: #"""
            ```yaml define
            features: "Features/{Feature}"
            ```

            ```yaml rule
            rule: features-have-tests
            every: feature
            must: { have-counterpart: { type: "{Subject}Tests" } }
            ```

            ```swift bad path=Features/Cart/Cart.swift
            struct Cart {}
            ```

            ```swift good path=Features/Cart/Cart.swift
            struct Cart {}
            ```

            ```swift good path=Tests/CartTests.swift
            struct CartTests {}
            ```
            """#,
        blindSpot: "A folder without Swift files isn't a feature."
    )
}
