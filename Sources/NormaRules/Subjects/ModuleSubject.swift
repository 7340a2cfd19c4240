// A module, and the word `module`.

import NormaGuide
import NormaProject
import NormaText

struct ModuleSubject: KindOfSubject {
    let module: ModuleID

    private func own(_ context: JudgingContext) -> ProjectModule { context.project.module(module) }

    func name(in context: JudgingContext) -> String? { own(context).name }
    func symbol(in context: JudgingContext) -> String { own(context).name }
    func path(in context: JudgingContext) -> RelativePath? { own(context).folders.first }
    func files(in context: JudgingContext) -> [FileID]? { own(context).files }
    func parts(in context: JudgingContext) -> [Subject] { context.filesAndTopLevel(of: own(context).files) }
    func module(in context: JudgingContext) -> ModuleID? { module }

    func site(in context: JudgingContext) -> Site {
        let module = own(context)
        if let package = module.package, !module.range.isEmpty { return .manifest(package, module.range) }
        if let folder = module.folders.first { return .path(folder) }
        return module.files.first.map { .file($0) } ?? .path(.root)
    }

    static func all(in context: JudgingContext) -> [Subject] {
        context.project.modules.indices.map { .module(ModuleID(Int32($0))) }
    }

    static let word = SubjectWord(
        .module,
        summary: "A target of a package or of an Xcode project, or a module that the guide defines.",
        example: #"""
            ```yaml define
            modules:
              Domain: Domain
              Data: Data
            ```

            ```yaml rule
            rule: domain-stands-alone
            every: { module: Domain }
            must-not: { depend-on: Data }
            ```

            ```swift bad path=Domain/Cart.swift
            import Data // ✗
            ```

            ```swift bad path=Data/Store.swift
            struct Store {}
            ```

            ```swift good path=Domain/Cart.swift
            struct Cart {}
            ```

            ```swift good path=Data/Store.swift
            import Domain
            ```
            """#,
        blindSpot: "A file that several targets of an Xcode project compile belongs to one of them."
    )
}
