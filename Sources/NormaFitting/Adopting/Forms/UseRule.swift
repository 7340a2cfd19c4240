// The rule that forbids to use something, and its proof.

struct UseRule {
    let verb: UseVerb
    /// Nil: all production code.
    let subject: Thing?
    let objects: [Thing]
    let isSoft: Bool

    /// One thing that must not be used, and code that uses it.
    struct Part {
        /// The key of the predicate, and its value.
        var key: String
        var value: String
        /// A line of code that does it, or an import.
        var line: String?
        var imported: String?
        /// Declarations that the line needs.
        var beside: AdoptedExample?
    }

    func draft() -> RuleDraft? {
        let parts = objects.compactMap(part)
        guard parts.count == objects.count, let first = parts.first else { return nil }
        guard Set(parts.map(\.key)).count == 1 else { return nil }
        if first.key == "have-attribute" { return attributeRule(parts) }
        let values = parts.map(\.value)
        let value = values.count == 1 ? values[0] : "[\(values.joined(separator: ", "))]"
        let lines = [
            isSoft ? "severity: warning" : nil, "every: \(subject?.subject ?? "{ file: any, in: production }")",
            "must-not: { \(first.key): \(value) }",
        ].compactMap(\.self)
        guard let examples = examples(first) else { return nil }
        var draft = RuleDraft(
            name,
            lines,
            examples: examples,
            usesNatures: ([subject].compactMap(\.self) + objects).contains(where: \.usesNatures)
        )
        draft.isAboutPlaces = subject?.isPlace ?? false || objects.contains(where: \.isPlace)
        return draft
    }

    private var name: String {
        let object = objects.map(\.words).joined(separator: " ")
        guard let subject else { return "no \(object)" }
        let verb =
            switch verb.meaning {
            case .imports: "import"
            case .creates: "create"
            case .inherits: "inherit"
            case .calls: "call"
            case .contains, .uses: "use"
            }
        return "\(subject.words) \(verb) no \(object)"
    }

    // MARK: - What must not be used

    private func part(_ thing: Thing) -> Part? {
        switch (verb.meaning, thing) {
        case (.creates, .role), (.creates, .suffixed), (.creates, .type): return created(thing)
        case (.creates, _): return nil
        case (.inherits, .type(let name)):
            guard subject == nil || subject?.isTypes == true else { return nil }
            return subject == nil ? nil : Part(key: "inherit", value: YAMLText.quoted(name))
        case (.inherits, _): return nil
        case (.imports, .module(let name)), (.imports, .type(let name)): return imported(name)
        case (.imports, .place(let name, _)): return imported(name)
        case (.imports, _): return nil
        case (_, .module(let name)): return imported(name)
        case (_, .role), (_, .suffixed), (_, .type): return referred(thing)
        case (_, .place(_, let patterns)):
            let path = (patterns.first ?? "").replacing("**/", with: "").replacing("/**", with: "")
            let value = "{ type: any, in: \(YAMLText.list(patterns)) }"
            let beside = AdoptedExample(.bad, path: "Sources/\(path)/CartSource.swift", ["struct CartSource {}"])
            return Part(key: "refer-to", value: value, line: "let source: CartSource", beside: beside)
        case (_, .attribute(let name)):
            return subject == nil || subject?.isPlace == true
                ? Part(key: "have-attribute", value: YAMLText.quoted(name)) : nil
        case (_, .call(let name)):
            return Part(key: "call", value: YAMLText.list([name, "*." + name]), line: "func use() { \(name)() }")
        case (_, .code(let code)):
            return Part(key: "contain", value: YAMLText.quoted(code), line: "func use() { _ = \(code) }")
        case (_, .labelled(let name, let label)):
            let value = "{ named: \(YAMLText.quoted(name)), with: \(label) }"
            return Part(key: "call", value: value, line: "func use() { \(name)(\(label): value) }")
        case (_, .kind), (_, .attributed), (_, .files), (_, .scope), (_, .practice): return nil
        }
    }

    private func imported(_ name: String) -> Part { Part(key: "import", value: YAMLText.quoted(name), imported: name) }

    private func created(_ thing: Thing) -> Part? {
        guard let referred = referred(thing), let sample = sample(of: thing) else { return nil }
        return Part(key: "create", value: referred.value, line: "let made = \(sample.name)()", beside: referred.beside)
    }

    private func referred(_ thing: Thing) -> Part? {
        guard let sample = sample(of: thing) else { return nil }
        let isOwn = if case .type = thing { false } else { true }
        let value =
            switch thing {
            case .role(let noun): noun.selector
            case .suffixed(let ending): "{ type: \(YAMLText.quoted("?*" + ending)) }"
            case .type(let name): YAMLText.quoted(name)
            default: ""
            }
        let beside =
            isOwn ? AdoptedExample(.bad, path: sample.path ?? "Sources/\(sample.name).swift", sample.lines) : nil
        return Part(key: "refer-to", value: value, line: "let used: \(sample.name)? = nil", beside: beside)
    }

    private func sample(of thing: Thing) -> SampleType? {
        switch thing {
        case .role(let noun):
            var sample = noun.sample
            // The subject has the same role: another type of it.
            if thing == subject { sample.name = sample.name.replacing("Cart", with: "Order") }
            return sample
        case .suffixed(let ending): return SampleType("final class", (thing == subject ? "Order" : "Cart") + ending)
        case .type(let name): return SampleType("class", name)
        default: return nil
        }
    }

    // MARK: - Proof

    private func examples(_ part: Part) -> [AdoptedExample]? {
        guard let good = subjectSample else { return fileExamples(part) }
        var bad = good
        if let imported = part.imported {
            bad.imports = [imported]
            bad.marked = .firstImport
        } else if part.key == "inherit" {
            bad.inherits = [part.value.replacing("\"", with: "")]
            bad.marked = .head
        } else if let line = part.line {
            bad = good.adding(line, marked: true)
        }
        let path = good.path ?? "Sources/\(good.name).swift"
        let besideBad = part.beside.map { [$0] } ?? []
        let besideGood = besideBad.map { AdoptedExample(.good, path: $0.path, $0.lines) }
        return besideBad + [AdoptedExample(.bad, path: path, bad.lines)] + besideGood
            + [AdoptedExample(.good, path: path, good.lines)]
    }

    private var subjectSample: SampleType? {
        switch subject {
        case .role(let noun): withoutForbidden(noun.sample)
        case .suffixed(let ending): SampleType("final class", "Cart" + ending, body: ["func load() {}"])
        case .kind(let kind) where kind == "class" || kind == "struct" || kind == "actor" || kind == "enum":
            SampleType(kind == "class" ? "final class" : kind, "Cart", body: ["func load() {}"])
        case .type(let name): SampleType("final class", name, body: ["func load() {}"])
        default: nil
        }
    }

    /// What must not be used isn't what makes it have its role.
    private func withoutForbidden(_ sample: SampleType) -> SampleType {
        guard objects.contains(.type("ObservableObject")), sample.inherits.contains("ObservableObject") else {
            return sample
        }
        var sample = sample
        sample.inherits.removeAll { $0 == "ObservableObject" }
        sample.attributes.append("@Observable")
        return sample
    }

    private func fileExamples(_ part: Part) -> [AdoptedExample]? {
        let path: String? =
            switch subject {
            case .place(_, let patterns):
                "Sources/" + (patterns.first ?? "").replacing("**/", with: "").replacing("/**", with: "")
                    + "/Cart.swift"
            case .scope("tests"): "Tests/CartTests.swift"
            case nil, .scope, .files: "Sources/Cart.swift"
            default: nil
            }
        guard let path else { return nil }
        let bad: [String]
        if let imported = part.imported {
            bad = ["import \(imported) // ✗"]
        } else if let line = part.line {
            bad = ["struct Cart {", "    \(line) // ✗", "}"]
        } else {
            return nil
        }
        let besideBad = part.beside.map { [$0] } ?? []
        let besideGood = besideBad.map { AdoptedExample(.good, path: $0.path, $0.lines) }
        return besideBad + [AdoptedExample(.bad, path: path, bad)] + besideGood
            + [AdoptedExample(.good, path: path, ["struct Cart {", "    let id: String", "}"])]
    }

    /// `never use @objc`: of every declaration.
    private func attributeRule(_ parts: [Part]) -> RuleDraft? {
        guard let attribute = parts.first?.value.replacing("\"", with: ""), parts.count == 1 else { return nil }
        let place =
            switch subject {
            case nil, .files: "production"
            case .scope(let scope): scope
            case .place(_, let patterns): YAMLText.list(patterns)
            default: ""
            }
        guard !place.isEmpty, subject.map({ if case .place = $0 { false } else { true } }) ?? true else { return nil }
        let lines = [
            isSoft ? "severity: warning" : nil, "every: { any: [type, function, property, initializer], in: \(place) }",
            "must-not: { have-attribute: \(YAMLText.quoted(attribute)) }",
        ].compactMap(\.self)
        let path = place == "tests" ? "Tests/CartTests.swift" : "Sources/Cart.swift"
        return RuleDraft(
            name,
            lines,
            examples: [
                AdoptedExample(
                    .bad,
                    path: path,
                    ["\(attribute)", "final class Cart { // ✗", "    \(attribute) var title = \"\" // ✗", "}"]
                ),
                AdoptedExample(.good, path: path, ["final class Cart {", "    var title = \"\"", "}"]),
            ]
        )
    }
}
