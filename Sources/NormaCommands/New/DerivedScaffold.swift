// Fills in a set that is derived from the code base: finds what is meant, reads its signature, says where the result goes.

import NormaFacts
import NormaGuide
import NormaPipeline
import NormaProject
import NormaRules
import NormaScaffolds
import NormaText

struct DerivedScaffold {
    let set: TemplateSet
    private let place: ScaffoldPlace
    let project: Project
    private let source: ProjectSignatures
    private let shape: DoubleShape
    /// Those of the guide's other sets of the kind.
    private let otherShapes: [DoubleShape]
    private let common: [String: TemplateValue]

    init(_ set: TemplateSet, of guide: PreparedGuide, in place: ScaffoldPlace) throws {
        self.set = set
        self.place = place
        let (shape, problems) = DoubleShape.read(set.shape)
        guard problems.isEmpty else { throw CommandFailure(problems) }
        self.shape = shape
        otherShapes = guide.guide.templates
            .filter { $0.name != set.name && $0.derivation?.text == set.derivation?.text }
            .map { DoubleShape.read($0.shape).shape }
        let blank = try PreparedGuide(Guide(name: "doubles"))
        let outcome = Pipeline.check(CheckRequest(workspace: place.workspace, guide: blank, today: Today.text))
        let project = outcome.context.project
        let files = SignatureFiles(workspace: place.workspace)
        self.project = project
        source = ProjectSignatures(project: project) { files.signatures(of: $0) }
        common = InputValues.common(to: guide.guide, today: Today.text)
    }

    /// - Parameter names: the protocol of a mock, the type of a stub, both types of a mapper.
    func plan(for names: [String]) throws -> ScaffoldPlan {
        let kind = set.derivation?.text ?? ""
        let wanted = kind == "mapper" ? 2 : 1
        guard names.count == wanted else {
            let form =
                kind == "mapper" ? "norma new \(set.name) DTO DOMAIN" : "norma new \(set.name) \(kind.uppercased())"
            throw CommandFailure(
                "`\(set.name)` is derived from \(wanted == 1 ? "one declaration" : "two types"), and \(names.count) were named",
                suggestion: "write `\(kind == "mock" ? "norma new \(set.name) PROTOCOL" : form)`"
            )
        }
        do throws(DoubleRefusal) {
            let kinds: Set<DeclarationKind> = kind == "mock" ? [.protocol] : [.class, .struct, .enum, .actor]
            let declared = try source.chosenType(names[0], kinds: kinds)
            let other = try names.count > 1 ? source.chosenType(names[1], kinds: kinds) : nil
            return try plan(kind, declared, other)
        } catch {
            throw CommandFailure(error.message, suggestion: error.suggestion)
        }
    }

    private func plan(
        _ kind: String,
        _ declared: DeclaredSignature,
        _ other: DeclaredSignature?
    ) throws(DoubleRefusal) -> ScaffoldPlan {
        // Once to learn where it goes, and again for the module that this is.
        let draft = try filled(derived(kind, declared, other, into: ""), declared, importing: nil)
        var module: ProjectModule?
        if let piece = draft.pieces.first { module = self.module(at: fromRoot(piece.path)) }
        let own = declared.module
        let line: String? =
            if own.isEmpty || module?.name == own {
                nil
            } else {
                isTest(module, draft) ? "@testable import \(own)" : "import \(own)"
            }
        let visible = line?.hasPrefix("import") == true ? module?.name ?? "-" : ""
        let text = try derived(kind, declared, other, into: visible)
        var plan = try filled(text, declared, importing: line)
        plan.next = text.notes.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." } + plan.next
        return plan
    }

    /// The mock of a protocol, as it is to be in this file: in the shape whose name for it the file has.
    func mock(of name: String, at path: RelativePath, in text: String) throws(DoubleRefusal) -> TestDouble {
        let declared = try source.chosenType(name, kinds: [.protocol])
        let simpleName = declared.type?.name ?? name
        let shape = ([shape] + otherShapes).first { $0.isDeclared(for: simpleName, in: text) } ?? self.shape
        let module = self.module(at: path)
        let isOutside = module.map { $0.name != declared.module && !$0.isTest } ?? false
        return try MockMaker.mock(of: declared, shape: shape, from: source, into: isOutside ? module?.name ?? "" : "")
    }

    private func derived(
        _ kind: String,
        _ declared: DeclaredSignature,
        _ other: DeclaredSignature?,
        into module: String
    ) throws(DoubleRefusal) -> DerivedText {
        switch (kind, other) {
        case ("mock", _):
            DerivedText(try MockMaker.mock(of: declared, shape: shape, from: source, into: module))
        case ("stub", _):
            DerivedText(try StubMaker.stub(of: declared, shape: shape, from: source, into: module))
        case ("mapper", let other?): DerivedText(try MapperMaker.mapper(from: declared, to: other, in: source))
        default: throw DoubleRefusal("`\(kind)` can't be derived yet")
        }
    }

    private func filled(
        _ text: DerivedText,
        _ declared: DeclaredSignature,
        importing own: String?
    ) throws(DoubleRefusal) -> ScaffoldPlan {
        var values = common.merging(text.values(importing: own)) { $1 }
        values["folder"] = .text(fromBase(RelativePath(declared.path).parent.text, or: "Sources"))
        values["home"] = .text(fromBase(shape.home(of: declared.path), or: "Sources"))
        values["header"] = header(of: RelativePath(declared.path))
        values["tests"] = .text(fromBase(testFolder(of: declared.module), or: "Tests"))
        do throws(ScaffoldProblem) {
            return try ScaffoldPlan(set, values: values)
        } catch {
            throw DoubleRefusal(error.message, suggestion: error.suggestion)
        }
    }

    /// The comment that the declaration's file begins with, with the year of today; false where it begins with none.
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

    // MARK: - Places

    private func fromRoot(_ path: RelativePath) -> RelativePath {
        place.base.text.isEmpty ? path : RelativePath(place.base.text + "/" + path.text)
    }

    /// A folder of the tree as the templates' paths name it.
    private func fromBase(_ folder: String, or usual: String) -> String {
        let base = place.base.text
        if base.isEmpty { return folder.isEmpty ? usual : folder }
        return folder.hasPrefix(base + "/") ? String(folder.dropFirst(base.count + 1)) : usual
    }

    /// Where the tests of a module lie, or would.
    private func testFolder(of name: String) -> String {
        let tested = project.modules.indices.filter { project.modules[$0].name == name }.map { ModuleID(Int32($0)) }
        let tests = project.modules.first { module in
            module.isTest && module.dependencies?.contains { tested.contains($0) } == true && !module.folders.isEmpty
        }
        if let folder = tests?.folders.first { return folder.text }
        return name.isEmpty ? "Tests" : "Tests/\(name)Tests"
    }

    private func module(at path: RelativePath) -> ProjectModule? {
        project.modules.filter { $0.folders.contains { path.isInside($0) } }.max { left, right in
            let length = { (module: ProjectModule) in module.folders.map(\.text.count).max() ?? 0 }
            return length(left) < length(right)
        }
    }

    /// Of a module that is yet to be made the path tells.
    private func isTest(_ module: ProjectModule?, _ plan: ScaffoldPlan) -> Bool {
        if let module { return module.isTest }
        return plan.pieces.contains { piece in
            piece.path.text.split(separator: "/").dropLast().contains { $0 == "Tests" || $0.hasSuffix("Tests") }
        }
    }
}
