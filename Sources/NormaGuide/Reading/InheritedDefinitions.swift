// Joins the definitions of a guide with those it extends: a name is defined once, unless the nearer guide replaces it.

import NormaText

struct InheritedDefinitions {
    private struct Known {
        var file: Int
        var place: GuidePlace
        var isReplacement: Bool
    }

    private var known: [String: Known] = [:]
    private var guides: [Int] = []
    /// For guides that rules are taken from, the guides that they build upon.
    let reach: [Int: [Int]]
    private(set) var naming = RoleNaming()

    init(reach: [Int: [Int]]) { self.reach = reach }

    /// - Parameters:
    ///   - blocks: by file, the nearest first.
    ///   - guideNames: by guide.
    ///   - vocabularies: the guides whose roles may be redefined without `replaces`.
    ///   - absent: the names that are defined by a place that is `none`, and may be replaced too.
    mutating func join(
        _ blocks: [[DefineBlock]],
        of files: [GuideFile],
        named guideNames: [Int: String],
        vocabularies: Set<Int>,
        absent: [String: String]
    ) -> Definitions {
        guides = files.map(\.guide)
        var roles = RefinedRoles(reach: reach)
        var result = Definitions()
        var testsOf: Int?
        for (file, own) in blocks.enumerated() {
            let ofGuide = zip(blocks, guides).filter { $0.1 == guides[file] }.flatMap(\.0)
            let replaced = Set(ofGuide.flatMap(\.replaces).map(\.text))
            checkReplacements(own, file, blocks, absent, files)
            for block in own {
                for layer in block.layers where add("layer", layer.name, layer.place, file, replaced, files) {
                    result.layers.append(layer)
                }
                for role in block.roles {
                    if roles.refines(role, of: guides[file], inVocabulary: vocabularies.contains(guides[file])) {
                        roles.append(role, of: guides[file])
                    } else if isTaken(role, of: guides[file], besides: roles) {
                        roles.append(role, of: guides[file])
                    } else if add("role", role.name, role.place, file, replaced, files) {
                        roles.append(role, of: guides[file])
                    }
                }
                for module in block.modules where add("module", module.name, module.place, file, replaced, files) {
                    result.modules.append(module)
                }
                for pattern in block.features where !result.features.contains(pattern) {
                    result.features.append(pattern)
                }
                result.generated += block.generated.filter { !result.generated.contains($0) }
            }
            let tests = own.compactMap(\.tests).flatMap { $0 }
            if !tests.isEmpty, result.tests == nil || testsOf == guides[file] {
                result.tests = (result.tests ?? []) + tests
                testsOf = guides[file]
            }
        }
        result.roles = roles.settled(named: guideNames)
        naming = roles.naming
        return result
    }

    /// Two guides that rules are taken from may each mean something else by a name, unless the guide that takes them replaces it.
    private func isTaken(_ role: RoleDefinition, of guide: Int, besides roles: RefinedRoles) -> Bool {
        let isReplaced = known["role " + role.name]?.isReplacement ?? false
        return reach[guide] != nil && !isReplaced && roles.isKnown(role.name, besides: guide)
    }

    /// Whether the definition counts: it is the first of its name, and not one that a nearer guide replaces.
    private mutating func add(
        _ what: String,
        _ name: String,
        _ place: GuidePlace,
        _ file: Int,
        _ replaced: Set<String>,
        _ files: [GuideFile]
    ) -> Bool {
        let key = what + " " + name
        guard let first = known[key] else {
            known[key] = Known(file: file, place: place, isReplacement: replaced.contains(name))
            return true
        }
        if guides[first.file] == guides[file] {
            let other = first.file == file ? "" : " of \(first.place.file)"
            let line = "\(first.place.position.line)\(other)"
            let message = "the \(what) `\(name)` is defined twice"
            files[file].reader.report(LocatedText(name, at: place), message, "it is already in line \(line)")
        } else if !first.isReplacement {
            let message = "the \(what) `\(name)` is inherited from \(place.file)"
            let way = "choose another name, or add `replaces: [\(name)]` and `because: …` to this block"
            files[first.file].reader.report(LocatedText(name, at: first.place), message, way)
            known[key]?.isReplacement = true
        }
        return false
    }

    /// A replaced definition must be inherited, and redefined next to `replaces`.
    private func checkReplacements(
        _ own: [DefineBlock],
        _ file: Int,
        _ blocks: [[DefineBlock]],
        _ absent: [String: String],
        _ files: [GuideFile]
    ) {
        guard own.contains(where: { !$0.replaces.isEmpty }) else { return }
        let inherited = zip(blocks, guides).filter { $0.1 > guides[file] }.flatMap(\.0).flatMap(\.definedNames)
        let inheritedNames = Set(inherited)
        for block in own {
            let defined = Set(block.definedNames)
            for name in block.replaces {
                if !inheritedNames.contains(name.text), absent[name.text] == nil {
                    let hint = files[file].reader.hint(name.text, among: inherited, listing: "inherited")
                    files[file].reader.report(name, "no definition `\(name.text)` is inherited", hint)
                } else if !defined.contains(name.text) {
                    let message = "this block doesn't redefine `\(name.text)`"
                    files[file].reader.report(name, message, "define it here, or delete the entry")
                }
            }
        }
    }
}

extension DefineBlock {
    fileprivate var definedNames: [String] { layers.map(\.name) + roles.map(\.name) + modules.map(\.name) }
}
