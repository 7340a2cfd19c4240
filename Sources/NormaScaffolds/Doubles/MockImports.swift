// The imports of a double: those of the files that declare its protocol and its parents.

import NormaFacts

enum MockImports {
    /// Sorted, each once; those in `#if` at the end.
    static func lines(of protocols: [DeclaredSignature]) -> [String] {
        var plain: [String: String] = [:]
        var conditional: [String] = []
        let own = protocols.first?.module ?? ""
        for declared in protocols {
            for imported in declared.imports where imported.path != own {
                let kept = imported.attributes.filter { $0 == "@preconcurrency" || $0.hasPrefix("@_spi") }
                let line = (kept + ["import \(imported.path)"]).joined(separator: " ")
                if let condition = imported.condition {
                    let lines = "#if \(condition)\n\(line)\n#endif"
                    if !conditional.contains(lines) { conditional.append(lines) }
                } else if plain[imported.path].map({ $0.count < line.count }) ?? true {
                    plain[imported.path] = line
                }
            }
        }
        for declared in protocols.dropFirst() where declared.module != own && !declared.module.isEmpty {
            if plain[declared.module] == nil { plain[declared.module] = "import \(declared.module)" }
        }
        return plain.sorted { $0.key < $1.key }.map(\.value) + conditional
    }
}
