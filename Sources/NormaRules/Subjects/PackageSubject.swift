// A Swift package, and the word `package`.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct PackageSubject: KindOfSubject {
    let package: PackageID

    private func own(_ context: JudgingContext) -> ProjectPackage { context.project.packages[Int(package.index)] }

    func name(in context: JudgingContext) -> String? {
        own(context).facts.name.value ?? String(own(context).root.name)
    }
    func path(in context: JudgingContext) -> RelativePath? { own(context).manifest }
    func files(in context: JudgingContext) -> [FileID]? {
        own(context).modules.flatMap { context.project.module($0).files }
    }
    func parts(in context: JudgingContext) -> [Subject] {
        own(context).modules.map { .module($0) } + context.dependencies(of: package)
    }

    static func all(in context: JudgingContext) -> [Subject] {
        context.project.packages.indices.filter { context.project.packages[$0].facts.kind == .package }
            .map { .package(PackageID(Int32($0))) }
    }

    static let word = SubjectWord(
        .package,
        summary:
            "A Swift package, found by its manifest; if it has several (`Package@swift-6.0.swift`), the one that the newest tools read.",
        example: #"""
            ```yaml rule
            rule: packages-begin-with-a-capital
            every: package
            must: { named: "/^[A-Z]/" }
            ```

            ```swift bad path=Package.swift
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "cart")
            ```

            ```swift good path=Package.swift
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Cart")
            ```
            """#,
        blindSpot: "A manifest is read and never run: values that it computes may stay unknown."
    )
}
