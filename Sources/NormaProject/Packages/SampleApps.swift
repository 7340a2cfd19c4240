// The apps of a project that aren't shipped: they show one of its modules.

import NormaText

extension Project {
    /// Applications beside a larger one that are called a sample, or that are a few files with the name of a module of their
    /// manifest: `CartApp` beside `Cart`.
    package var sampleApps: Set<ModuleID> {
        let apps = modules.indices.filter { modules[$0].kind.hasPrefix("application") }
        // The largest app is shipped, whatever it is called.
        guard let largest = apps.map({ modules[$0].files.count }).max() else { return [] }
        let samples = apps.filter { index in
            let app = modules[index]
            return app.files.count < largest && (app.isNamedAsSample || isSmallApp(app))
        }
        return Set(samples.map { ModuleID(Int32($0)) })
    }

    private static let mostFilesForAModule = 10

    private func isSmallApp(_ app: ProjectModule) -> Bool {
        guard app.files.count <= Self.mostFilesForAModule, app.name.hasSuffix("App") else { return false }
        let name = app.name.dropLast("App".count)
        return modules.contains { other in
            other.name == name && other.package == app.package && !other.isTest && !other.kind.hasPrefix("application")
        }
    }
}

extension ProjectModule {
    private static let wordsOfSamples: Set<String> = [
        "demo", "demos", "example", "examples", "sample", "samples", "showcase", "playground",
    ]

    fileprivate var isNamedAsSample: Bool {
        NameCase.comparedWords(of: name).contains { Self.wordsOfSamples.contains($0) }
    }
}
