// Reads `yaml define` blocks: layers, roles, modules, features, tests, generated files; `values` were read before.

import NormaExpressions
import NormaText

/// The definitions of one block, each with the inherited definition that it replaces.
struct DefineBlock {
    var layers: [LayerDefinition] = []
    var roles: [RoleDefinition] = []
    var modules: [ModuleDefinition] = []
    var features: [NamePattern] = []
    var tests: [NamePattern]?
    var generated: [NamePattern] = []
    var replaces: [LocatedText] = []
    /// The placeholders in each role's description, to be looked at when every role is known.
    var roleUses: [RoleUse] = []
}

struct DefineReader {
    private static let defineKeys = [
        "layers", "roles", "traits", "modules", "features", "tests", "generated", "values", "places", "patterns",
        "expect-none", "replaces", "because",
    ]

    let document: DocumentReader
    let language: GuideLanguage

    func define(_ value: YamlValue, of owner: Owner) -> DefineBlock {
        var block = DefineBlock()
        guard let fields = document.fields(value, of: owner, known: Self.defineKeys) else { return block }
        if fields.isEmpty, case .mapping(let entries) = value.content, entries.isEmpty {
            document.report(owner.span, "this block defines nothing")
        }
        if let entry = fields["layers"] { block.layers = layerDefinitions(entry) }
        let roles = RoleReader(document: document, language: language)
        if let entry = fields["roles"] { block.roleUses += roles.roles(named(entry, wants: RoleReader.roles)) }
        if let entry = fields["traits"] { block.roleUses += roles.traits(named(entry, wants: RoleReader.traits)) }
        block.roles = block.roleUses.map(\.role)
        if let entry = fields["modules"] { block.modules = moduleDefinitions(entry) }
        setEmptiness(fields, &block)
        if let entry = fields["features"] { block.features = features(entry) }
        if let entry = fields["tests"] { block.tests = paths(entry) }
        if let entry = fields["generated"] { block.generated = paths(entry) ?? [] }
        replacements(fields, &block)
        return block
    }

    /// The definitions that are expected to be empty.
    private func setEmptiness(_ fields: [String: YamlEntry], _ block: inout DefineBlock) {
        let expected = definedNames(fields["expect-none"], in: fields)
        if let entry = fields["expect-none"], fields["because"] == nil {
            document.report(entry.keySpan, "`expect-none` needs `because`: why is there nothing to find?")
        }
        guard !expected.isEmpty else { return }
        func emptiness(of name: String) -> Emptiness {
            expected.contains(name) ? .expected : .told
        }
        for index in block.layers.indices { block.layers[index].emptiness = emptiness(of: block.layers[index].name) }
        for index in block.roles.indices { block.roles[index].emptiness = emptiness(of: block.roles[index].name) }
        for index in block.modules.indices { block.modules[index].emptiness = emptiness(of: block.modules[index].name) }
    }

    private func definedNames(_ entry: YamlEntry?, in fields: [String: YamlEntry]) -> Set<String> {
        guard let entry else { return [] }
        let defined = ["layers", "roles", "traits", "modules"].compactMap { fields[$0] }.flatMap { field -> [String] in
            guard case .mapping(let entries) = field.value.content else { return [] }
            return entries.map(\.key)
        }
        let texts = document.texts(entry.value, of: Owner(entry), wants: "names of definitions in this block") ?? []
        let known = Set(defined)
        for (text, value) in texts where !known.contains(text) {
            let message = "this block defines no `\(text)`"
            document.report(value.span, message, document.hint(text, among: defined, listing: "it defines"))
        }
        return Set(texts.map(\.0))
    }

    private func replacements(_ fields: [String: YamlEntry], _ block: inout DefineBlock) {
        if let entry = fields["replaces"] {
            block.replaces = document.locatedTexts(entry, wants: "names of inherited definitions")
            if fields["because"] == nil {
                document.report(entry.keySpan, "`replaces` needs `because`: why does this guide differ?")
            }
        }
        if let entry = fields["because"] {
            _ = document.text(entry)
            if fields["replaces"] == nil, fields["expect-none"] == nil {
                let message = "`because` belongs to `replaces` or `expect-none`"
                document.report(entry.keySpan, message, "explain a definition in the text of its section")
            }
        }
    }

    /// The entries of a mapping of names; nil if it isn't one.
    private func named(_ entry: YamlEntry, wants: String) -> [YamlEntry] {
        guard case .mapping(let entries) = entry.value.content, !entries.isEmpty else {
            document.reportType(entry.value, of: Owner(entry), wants: wants)
            return []
        }
        return entries
    }

    private func paths(_ entry: YamlEntry) -> [NamePattern]? {
        var patterns = PatternReader(document, language)
        return patterns.pathPatterns(entry.value, of: Owner(entry))
    }

    // MARK: - Layers

    private func layerDefinitions(_ entry: YamlEntry) -> [LayerDefinition] {
        var result: [LayerDefinition] = []
        for definition in named(entry, wants: "names with paths (`Domain: \"Sources/Domain/**\"`)") {
            let name = definition.key
            if !DocumentReader.isIdentifier(name) || name.first?.isUppercase != true {
                let proposed = NameCase.pascal.applied(to: name)
                let suggestion = DocumentReader.isIdentifier(proposed) ? "write `\(proposed)`" : nil
                let message = "the name of a layer begins with a capital letter, not `\(name)`"
                document.report(definition.keySpan, message, suggestion)
            }
            guard let (extent, over) = extent(of: definition) else { continue }
            result.append(
                LayerDefinition(name: name, extent: extent, over: over, place: document.place(definition.keySpan))
            )
        }
        return result
    }

    /// Paths, `{ path: … }`, or `{ module: X }`: all files of these modules; with the layers that it is over.
    private func extent(of definition: YamlEntry) -> (LayerDefinition.Extent, over: [LocatedText])? {
        let owner = Owner(definition)
        guard case .mapping = definition.value.content else {
            return paths(definition).map { (.paths($0), []) }
        }
        guard let fields = document.fields(definition.value, of: owner, known: ["module", "path", "over"]) else {
            return nil
        }
        let over = fields["over"].map { layersBelow($0, of: definition.key) } ?? []
        switch (fields["module"], fields["path"]) {
        case (let module?, nil):
            var patterns = PatternReader(document, language)
            return patterns.namePatterns(module.value, of: Owner(module)).map { (.modules($0), over) }
        case (nil, let path?): return paths(path).map { (.paths($0), over) }
        case (_?, let path?):
            document.report(path.keySpan, "a layer has paths or modules, not both", "write two layers")
            return nil
        case (nil, nil):
            if let over = fields["over"] {
                document.report(over.keySpan, "`over` alone doesn't say where the layer is", "add `path:` or `module:`")
            }
            return nil
        }
    }

    private func layersBelow(_ entry: YamlEntry, of name: String) -> [LocatedText] {
        let texts = document.texts(entry.value, of: Owner(entry), wants: "names of layers") ?? []
        return texts.compactMap { text, value in
            guard language.names.isLayer(text), text != name else {
                let message = text == name ? "a layer can't be over itself" : "unknown layer `\(text)`"
                document.report(value.span, message, language.names.layerHint(text, document))
                return nil
            }
            return LocatedText(text, at: document.place(value.span))
        }
    }

    // MARK: - Modules and features

    private func moduleDefinitions(_ entry: YamlEntry) -> [ModuleDefinition] {
        var result: [ModuleDefinition] = []
        for definition in named(entry, wants: "names with paths (`Networking: \"Modules/Networking/**\"`)") {
            let name = definition.key
            if !DocumentReader.isIdentifier(name) {
                document.report(definition.keySpan, "`\(name)` isn't the name of a module")
            }
            guard let paths = paths(definition) else { continue }
            result.append(
                ModuleDefinition(name: name, paths: paths, place: document.place(definition.keySpan))
            )
        }
        return result
    }

    private func features(_ entry: YamlEntry) -> [NamePattern] {
        guard let patterns = paths(entry) else { return [] }
        let suggestion = "write `\"Sources/Features/{Feature}/**\"`"
        for (pattern, element) in zip(patterns, entry.value.elements) {
            if pattern.isExpression {
                let message = "features are folders, and a regular expression can't name a folder"
                document.report(element.span, message, suggestion)
            } else if !pattern.placeholders.contains("Feature") {
                document.report(element.span, "a path of features needs the placeholder `{Feature}`", suggestion)
            }
        }
        return patterns.filter { !$0.isExpression }
    }
}
