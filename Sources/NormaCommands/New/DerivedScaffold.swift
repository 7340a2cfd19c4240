// Fills in a set that is derived from the code base: finds the declaration, reads its signature, chooses the
// destination.

import NormaFacts
import NormaFiles
import NormaGuide
import NormaPipeline
import NormaProject
import NormaRules
import NormaScaffolds
import NormaText

/// The files that a set derives from a declaration.
struct Derivation {
    let text: DerivedText
    let plan: ScaffoldPlan
    /// The module around it.
    let module: ProjectModule?

    /// The value of a placeholder that is a name.
    func name(of placeholder: String) -> String {
        guard case .text(let name) = text.values[placeholder] else { return "" }
        return name
    }
}

struct DerivedScaffold {
    private(set) var set: TemplateSet
    let places: DerivedPlaces
    var project: Project { places.project }
    private let source: ProjectSignatures
    private let context: JudgingContext
    private var shape: DoubleShape
    /// The shapes of the guide's other sets of the kind.
    private let otherShapes: [DoubleShape]
    /// The shapes of the guide's mocks, which tests and previews use.
    private let mockShapes: [DoubleShape]
    private let common: [String: TemplateValue]
    /// The reason why a protocol can't be doubled, by its name with its module.
    var impossible: [String: String] = [:]

    /// - Parameter workspace: the tree with planned changes; nil: as it is.
    init(
        _ set: TemplateSet,
        of guide: PreparedGuide,
        in place: ScaffoldPlace,
        planned workspace: (any Workspace)? = nil
    ) throws {
        let workspace = workspace ?? place.workspace
        self.set = set
        let kind = set.derivation?.text ?? ""
        let (shape, problems) = DoubleShape.read(set.shape, deriving: kind)
        let mocks = guide.guide.templates.filter { $0.derivation?.text == "mock" }.map { DoubleShape.read($0.shape) }
        let all = problems + mocks.flatMap(\.problems)
        guard all.isEmpty else { throw CommandFailure(all) }
        self.shape = shape
        otherShapes = guide.guide.templates
            .filter { $0.name != set.name && $0.derivation?.text == set.derivation?.text }
            .map { DoubleShape.read($0.shape).shape }
        mockShapes = mocks.map(\.shape)
        let project = Pipeline.project(in: workspace).project
        let files = SignatureFiles(workspace: workspace)
        context = JudgingContext(guide: PreparedGuide.silent.guide, project: project, today: Today.text)
        places = DerivedPlaces(project: project, base: place.base)
        source = ProjectSignatures(project: project) { files.signatures(of: $0) }
        common = InputValues.common(to: guide.guide, today: Today.text)
    }

    /// - Parameter names: the protocol of a mock, the type of a stub, both types of a mapper.
    func plan(for names: [String]) throws -> ScaffoldPlan {
        let kind = set.derivation?.text ?? ""
        let wanted = kind == "mapper" ? 2 : 1
        guard names.count == wanted else {
            throw CommandFailure(
                "`\(set.name)` is derived from \(wanted == 1 ? "one declaration" : "two types"), and \(names.isEmpty ? "none was" : names.count == 1 ? "one was" : "\(names.count) were") given",
                suggestion: "write `norma new \(set.name) \(set.derivationNames)`"
            )
        }
        let kinds = Self.kinds(for: kind)
        let declared = try source.chosenType(names[0], kinds: kinds)
        let other = try names.count > 1 ? source.chosenType(names[1], kinds: kinds) : nil
        return try derivation(kind, declared, other).plan
    }

    /// Derived tests of a type.
    func suite(for names: [String]) throws -> PlannedSuite {
        let declared = try source.chosenType(names.first ?? "", kinds: Self.kinds(for: "tests"))
        let made = try derivation("tests", declared, nil)
        return PlannedSuite(
            plan: made.plan,
            name: made.name(of: "suite"),
            subject: declared,
            module: made.module,
            wanted: made.text.wanted
        )
    }

    /// - Parameter near: a declaration at whose place it goes; nil: that of the protocol.
    func double(of wanted: DeclaredSignature, near: DeclaredSignature?) throws(ScaffoldProblem) -> Derivation {
        let declared = try source.chosenType(wanted.qualifiedName, kinds: [.protocol])
        return try derivation("mock", declared, nil, near: near)
    }

    /// Another set for the same code base, whose shape was read without a problem.
    func replacing(_ set: TemplateSet) -> DerivedScaffold {
        var other = self
        other.set = set
        other.shape = DoubleShape.read(set.shape).shape
        return other
    }

    private static func kinds(for derivation: String) -> Set<DeclarationKind> {
        derivation == "mock" ? [.protocol] : [.class, .struct, .enum, .actor]
    }

    /// The message if there is nothing to make: a view already has its preview.
    func existing(_ names: [String]) -> String? {
        guard set.derivation?.text == "preview", names.count == 1, let name = names.first,
            let declared = try? source.chosenType(name, kinds: Self.kinds(for: "preview"))
        else { return nil }
        let simple = declared.type?.name ?? ""
        let found = project.declarations(named: simple).first { declaration in
            project.fact(declaration).kind.isType
                && project.file(project.file(of: declaration)).path.text == declared.path
        }
        guard let found else { return nil }
        let verdict = context.verdict(of: .declaration(found), havingPreviewIn: [], given: Captures())
        guard verdict == .holds else { return nil }
        return "`\(name)` already has a preview in \(declared.path): nothing to write."
    }

    private func derivation(
        _ kind: String,
        _ declared: DeclaredSignature,
        _ other: DeclaredSignature?,
        near: DeclaredSignature? = nil
    ) throws(ScaffoldProblem) -> Derivation {
        // Once to learn the destination, and again for the module at that place.
        let home = near ?? declared
        let draft = try filled(derived(kind, declared, other, into: "", in: nil), home, importing: nil)
        var module: ProjectModule?
        if let piece = draft.pieces.first { module = places.module(at: places.fromRoot(piece.path)) }
        let own = declared.module
        let line: String? =
            if own.isEmpty || module?.name == own {
                nil
            } else {
                near == nil && places.isTest(module, draft) ? "@testable import \(own)" : "import \(own)"
            }
        let visible = line?.hasPrefix("import") == true ? module?.name ?? "-" : ""
        let text = try derived(kind, declared, other, into: visible, in: module)
        var plan = try filled(text, home, importing: line)
        plan.next = text.notes.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." } + plan.next
        return Derivation(text: text, plan: plan, module: module)
    }

    /// The mock of a protocol as it should be in this file, in the shape that matches the file's name for it.
    ///
    /// - Parameter written: the text of the file outside of derived parts.
    func mock(
        of name: String,
        at path: RelativePath,
        in text: String,
        beside written: String
    ) throws(ScaffoldProblem) -> TestDouble {
        let declared = try source.chosenType(name, kinds: [.protocol])
        let simpleName = declared.type?.name ?? name
        let shape = ([shape] + otherShapes).first { $0.isDeclared(for: simpleName, in: text) } ?? self.shape
        let module = places.module(at: path)
        let isOutside = module.map { $0.name != declared.module && !$0.isTest } ?? false
        let double = shape.doubleName(of: simpleName)
        return try MockMaker.mock(
            of: declared,
            shape: shape,
            from: source,
            into: isOutside ? module?.name ?? "" : "",
            beside: SignatureFiles.signatures(of: written).types.filter { $0.name == double }
        )
    }

    /// A handwritten double of the protocol, or one of another template; nil if there is none.
    func writtenDouble(of name: String) throws(ScaffoldProblem) -> WrittenDouble? {
        let declared = try source.chosenType(name, kinds: [.protocol])
        let simpleName = declared.type?.name ?? name
        let names = ([shape] + otherShapes).map { $0.doubleName(of: simpleName) }
        for double in names.flatMap(source.declarations(named:)) {
            guard let type = double.type, [.class, .actor, .struct].contains(type.kind), type.enclosing.isEmpty else {
                continue
            }
            guard let end = end(of: type.name, in: RelativePath(double.path)) else { continue }
            return WrittenDouble(
                path: RelativePath(double.path),
                kind: type.kind,
                name: type.name,
                protocolName: name,
                end: end
            )
        }
        return nil
    }

    /// The byte after the last brace of a type.
    private func end(of name: String, in path: RelativePath) -> Int? {
        let found = project.declarations(named: name).first { declaration in
            let fact = project.fact(declaration)
            return fact.kind.isType && fact.parent < 0 && project.file(project.file(of: declaration)).path == path
        }
        return found.map { Int(project.fact($0).range.end) }
    }

    private func derived(
        _ kind: String,
        _ declared: DeclaredSignature,
        _ other: DeclaredSignature?,
        into module: String,
        in place: ProjectModule?
    ) throws(ScaffoldProblem) -> DerivedText {
        switch (kind, other) {
        case ("mock", _):
            return DerivedText(try MockMaker.mock(of: declared, shape: shape, from: source, into: module))
        case ("stub", _):
            return DerivedText(try StubMaker.stub(of: declared, shape: shape, from: source, into: module))
        case ("tests", _):
            let standIns = standIns(for: declared, in: place)
            var shape = shape
            if set.leavesFrameworkOpen, let used = places.testFramework(of: place) { shape.suite.framework = used }
            return DerivedText(try TestSuiteMaker.suite(of: declared, shape: shape, from: source, standIns: standIns))
        case ("preview", _):
            let standIns = standInsForPreviews(of: declared)
            return DerivedText(try PreviewMaker.preview(of: declared, from: source, standIns: standIns))
        case ("protocol", _):
            return DerivedText(try ProtocolMaker.contract(of: declared, shape: shape, from: source))
        case ("mapper", let other?):
            return DerivedText(try MapperMaker.mapper(from: declared, to: other, in: source))
        default: throw ScaffoldProblem("`\(kind)` can't be derived yet")
        }
    }

    private func filled(
        _ text: DerivedText,
        _ declared: DeclaredSignature,
        importing own: String?
    ) throws(ScaffoldProblem) -> ScaffoldPlan {
        var values = common.merging(text.values(importing: own)) { $1 }
        values["folder"] = .text(places.fromBase(RelativePath(declared.path).parent.text, or: "Sources"))
        values["home"] = .text(places.fromBase(shape.home(of: declared.path), or: "Sources"))
        let branch = shape.branch(of: declared.path)
        values["beside"] = branch.name.isEmpty ? .flag(false) : .text(branch.name)
        values["part"] = branch.inside.first.map { .text($0) } ?? .flag(false)
        values["inside"] = branch.inside.isEmpty ? .flag(false) : .text(branch.inside.joined(separator: "/"))
        values["header"] = header(of: RelativePath(declared.path))
        values["file"] = .text(places.fromBase(declared.path, or: declared.path))
        // A guide's own place for tests takes precedence.
        if common["tests"] == nil {
            values["tests"] = .text(places.fromBase(places.testFolder(of: declared.module), or: "Tests"))
        }
        return try ScaffoldPlan(set, values: values)
    }

    /// The header comment of the declaration's file, with the current year; false if it has none.
    private func header(of path: RelativePath) -> TemplateValue {
        guard let file = project.file(at: path) else { return .flag(false) }
        let facts = project.file(file).facts
        var lines: [String] = []
        var next = 0
        for comment in facts.comments {
            guard facts.lines.position(at: comment.range.start).line == next + 1, !comment.isTrailing else { break }
            lines.append(comment.text)
            next = facts.lines.position(at: comment.range.end).line
        }
        let year = Today.text.prefix(4)
        let text = lines.joined(separator: "\n").replacing(/\b(19|20)[0-9]{2}\b/) { _ in year }
        return text.isEmpty ? .flag(false) : .text(text)
    }

    /// A preview at the end of a file sees its module and what the file imports.
    private func standInsForPreviews(of declared: DeclaredSignature) -> StandIns {
        let visible = declared.imports.filter { $0.condition == nil }.map(\.path)
        return StandIns(
            source: source,
            insiders: [declared.module],
            visible: Set(visible),
            shapes: mockShapes,
            isForPreviews: true
        )
    }

    /// The doubles that are visible from the destination.
    private func standIns(for declared: DeclaredSignature, in place: ProjectModule?) -> StandIns {
        let own = [declared.module, place?.name].compactMap(\.self)
        return StandIns(
            source: source,
            insiders: Set(own),
            visible: places.visible(from: place),
            shapes: mockShapes,
            impossible: impossible
        )
    }
}
