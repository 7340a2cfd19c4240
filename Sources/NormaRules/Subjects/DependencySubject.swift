// A package that another depends on, and the word `dependency`.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct DependencySubject: KindOfSubject {
    let package: PackageID
    let index: Int

    func name(in context: JudgingContext) -> String? { context.dependency(package, index)?.identity }
    func path(in context: JudgingContext) -> RelativePath? { PackageSubject(package: package).path(in: context) }
    func enclosing(in context: JudgingContext) -> [Subject] { [.package(package)] }

    func site(in context: JudgingContext) -> Site {
        context.dependency(package, index).map { .manifest(package, $0.range) } ?? .path(.root)
    }

    static func all(in context: JudgingContext) -> [Subject] {
        context.project.packages.indices.flatMap { context.dependencies(of: PackageID(Int32($0))) }
    }

    static let word = SubjectWord(
        .dependency,
        summary:
            "A package that a package or an Xcode project depends on; its name is the last part of the address, in lower case.",
        example: #"""
            ```yaml rule
            rule: dependencies-have-versions
            every: dependency
            must: { be: versioned }
            ```

            ```swift bad path=Package.swift
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Cart",
                dependencies: [
                    .package(url: "https://example.com/kit", branch: "main") // ✗
                ]
            )
            ```

            ```swift good path=Package.swift
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Cart",
                dependencies: [
                    .package(url: "https://example.com/kit", from: "1.0.0")
                ]
            )
            ```
            """#,
        blindSpot: "A local package that an Xcode project references as a folder does not count."
    )
}

extension JudgingContext {
    func dependency(_ package: PackageID, _ index: Int) -> ManifestDependency? {
        let all = project.packages[Int(package.index)].facts.dependencies.value ?? []
        return all.indices.contains(index) ? all[index] : nil
    }

    func dependencies(of package: PackageID) -> [Subject] {
        (project.packages[Int(package.index)].facts.dependencies.value ?? []).indices.map { .dependency(package, $0) }
    }
}
