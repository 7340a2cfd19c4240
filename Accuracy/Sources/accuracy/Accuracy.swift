// Measures Norma's name resolution against the compiler's index.
//
//   accuracy measure NAME PACKAGE-FOLDER INDEX-STORE NAMES.json FIGURES.json CLASSES.md
//   accuracy uses PACKAGE-FOLDER INDEX-STORE COUNTS.json        how often each declaration is named
//   accuracy report REPORT.md COMPILER COST FIGURES.json …      COST: a sentence, perhaps empty

import Foundation
import NormaIndex

@main
enum Accuracy {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            switch (arguments.first, arguments.count) {
            case ("measure", 7): try measure(Array(arguments.dropFirst()))
            case ("uses", 4): try uses(Array(arguments.dropFirst()))
            case ("report", 5...): try report(Array(arguments.dropFirst()))
            default:
                fail(
                    "usage: accuracy measure NAME FOLDER STORE NAMES FIGURES CLASSES | accuracy uses FOLDER STORE COUNTS | accuracy report REPORT COMPILER COST FIGURES…"
                )
            }
        } catch {
            fail("\(error)")
        }
    }

    private static func measure(_ arguments: [String]) throws {
        let (name, folder, store) = (arguments[0], arguments[1], arguments[2])
        let contents = try IndexStore(path: store, library: .ofToolchain()).read(toolchain: true)
        let compiled = CompiledNames(package: folder, contents: contents)
        let comparison = Comparison(root: folder, norma: try NormaNames(contentsOf: arguments[3]), compiled: compiled)
        let stale = contents.files.filter { $0.isStale && $0.path.hasPrefix(folder) && !$0.path.contains("/.build/") }
        guard stale.isEmpty else { fail("\(stale.count) files changed since they were indexed; build \(name) again") }
        guard !comparison.files.isEmpty else { fail("the index knows no file of \(folder)") }
        let figures = PackageFigures(name: name, comparison: comparison)
        try JSONEncoder().encode(figures).write(to: URL(fileURLWithPath: arguments[4]))
        try Data(Report.package(figures, examples: 40).utf8).write(to: URL(fileURLWithPath: arguments[5]))
        print(Report.table([figures]))
    }

    private static func uses(_ arguments: [String]) throws {
        let contents = try IndexStore(path: arguments[1], library: .ofToolchain()).read(toolchain: true)
        let counts = UseCounts.counts(package: arguments[0], contents: contents)
        try JSONEncoder().encode(counts).write(to: URL(fileURLWithPath: arguments[2]))
    }

    private static func report(_ arguments: [String]) throws {
        let packages = try arguments[3...].map { path in
            try JSONDecoder().decode(PackageFigures.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        }
        let text = Documentation(packages: packages, compiler: arguments[1], cost: arguments[2]).text
        try Data(text.utf8).write(to: URL(fileURLWithPath: arguments[0]))
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("accuracy: \(message)\n".utf8))
        exit(1)
    }
}
