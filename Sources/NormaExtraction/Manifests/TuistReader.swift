// A Tuist project's bytes to the facts of a manifest, from its syntax and its helpers' syntax; nothing is executed.

import NormaFacts
import NormaText
import SwiftSyntax

/// The helpers of a tree (`ProjectDescriptionHelpers`), read once for all its projects.
package struct TuistHelpers {
    /// Offsets in helpers are larger than all offsets in a project, so that the two can be distinguished.
    static let firstPlace = 16 << 20

    let interpreter: ManifestInterpreter
    /// Files that were left out, each with the reason.
    package let problems: [String]

    /// - Parameters:
    ///   - files: the helpers' names and bytes, in an order that doesn't depend on the machine.
    ///   - begin: called with each helper's name before it is read.
    package init(_ files: [(name: String, bytes: [UInt8])], begin: (String) -> Void = { _ in }) {
        var problems: [String] = []
        var texts: [String] = []
        for file in files {
            begin(file.name)
            let text = String(decoding: file.bytes, as: UTF8.self)
            do throws(NestingProblem) {
                if try BoundedParser.parse(Array(text.utf8)).hasError {
                    problems.append("the helper `\(file.name)` isn't valid Swift and was left out")
                } else {
                    texts.append(text)
                }
            } catch {
                problems.append("the helper `\(file.name)` is nested deeper than Norma reads and was left out")
            }
        }
        self.problems = problems
        var interpreter = ManifestInterpreter()
        let head = "import ProjectDescription\n"
        var start = Self.firstPlace + head.utf8.count
        for text in texts {
            interpreter.deferred.fileStarts.append(Int32(clamping: start))
            start += text.utf8.count + 1
        }
        if let tree = try? BoundedParser.parse(Array((head + texts.joined(separator: "\n")).utf8)) {
            interpreter.register(tree.with(\.leadingTrivia, .spaces(Self.firstPlace)).statements)
        }
        self.interpreter = interpreter
    }
}

extension ManifestInterpreter {
    /// Records the declarations of files that are read together; they cost no steps.
    fileprivate mutating func register(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
            if let function = declaration.as(FunctionDeclSyntax.self), function.modifiers.keepToFile {
                functions[deferred.ownKey(function.name.text, at: function.byteRange.start), default: []].append(
                    function
                )
                continue
            }
            register(declaration)
            guard let variable = declaration.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks,
                    let value = binding.initializer?.value
                else { continue }
                let key = variable.modifiers.keepToFile ? deferred.ownKey(name, at: binding.byteRange.start) : name
                deferred.constants[key] = .init(value: value, type: binding.typeAnnotation?.type)
            }
        }
    }
}

extension DeclModifierListSyntax {
    fileprivate var keepToFile: Bool { contains { $0.name.text == "private" || $0.name.text == "fileprivate" } }
}

package enum TuistReader {
    /// Reads a `Project.swift`; nil if the file isn't Tuist's (many programs have a file of this name).
    ///
    /// Constants, helper functions and later changes are followed; a value that the syntax doesn't determine is
    /// unknown, with the place and the reason. Cost: one parse, and at most a fixed number of steps.
    ///
    /// - Parameters:
    ///   - helpers: the helpers of the project's tree.
    ///   - root: the path from the project's folder to the parent of the folder `Tuist`: `../..`
    package static func facts(of bytes: [UInt8], helpers: TuistHelpers, root: String) -> ManifestFacts? {
        guard isTuist(bytes) else { return nil }
        return bytes.withUnsafeBufferPointer { buffer in
            let lines = LineTable(buffer)
            guard bytes.count < TuistHelpers.firstPlace else {
                let message = "it has more than \(TuistHelpers.firstPlace >> 20) MB"
                let problem = PlacedProblem(kind: .tooLarge, message, at: .empty)
                return ManifestFacts(unreadable: problem, kind: .tuist, lines: lines)
            }
            do throws(NestingProblem) {
                return facts(of: try BoundedParser.parse(buffer), helpers: helpers, root: root, lines: lines)
            } catch {
                let placed = PlacedProblem(kind: .tooDeep, error.message, at: error.place)
                return ManifestFacts(unreadable: placed, kind: .tuist, lines: lines)
            }
        }
    }

    /// Whether the file imports Tuist's own module.
    private static func isTuist(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes, as: UTF8.self).contains("import ProjectDescription")
    }

    private static func facts(
        of tree: SourceFileSyntax,
        helpers: TuistHelpers,
        root: String,
        lines: LineTable
    ) -> ManifestFacts {
        var interpreter = helpers.interpreter
        interpreter.forgetNotes()
        let flow = interpreter.run(tree.statements)
        if case .undecided(let reason) = flow { interpreter.note(reason, at: tree.byteRange) }
        let names = globals(of: tree)
        guard let project = project(in: &interpreter, names: names) else {
            let reason = "this file has no `Project(…)` with readable arguments"
            let place = names.first { $0.name == "project" }?.place ?? tree.statements.byteRange
            // The reason why its value is unknown is more helpful.
            let known = interpreter.value(of: "project")?.unknownReason
            interpreter.note(known ?? reason, at: place)
            return ManifestFacts(
                kind: .tuist,
                name: .unknown(reason),
                dependencies: .unknown(reason),
                targets: .unknown(reason),
                lines: lines,
                unknowns: notes(of: interpreter, at: .empty)
            )
        }
        for problem in helpers.problems { interpreter.note(problem, at: project.place) }
        var reading = TuistReading(project.value, interpreter: interpreter, root: root, place: project.place)
        var facts = reading.facts(lines: lines)
        facts.unknowns = notes(of: reading.interpreter, at: project.place)
        return facts
    }

    private static func notes(of interpreter: ManifestInterpreter, at place: ByteRange) -> [SyntaxErrorFact] {
        let notes = interpreter.notes.map { note in
            SyntaxErrorFact(message: note.message, range: TuistReading.place(note.range, or: place))
        }
        return Set(notes).inOrder
    }

    /// `let project = Project(…)`, or the result of a helper, under any name.
    private static func project(
        in interpreter: inout ManifestInterpreter,
        names: [(name: String, place: ByteRange)]
    ) -> (value: ManifestConstruction, place: ByteRange)? {
        for (name, place) in names.sorted(by: { first, second in first.name == "project" && second.name != "project" })
        {
            guard let value = interpreter.value(of: name) else { continue }
            let resolved = interpreter.resolved(value, as: "Project")
            guard let made = resolved.construction, made.arguments != nil else { continue }
            if made.isProject { return (made, place) }
        }
        return nil
    }

    private static func globals(of tree: SourceFileSyntax) -> [(name: String, place: ByteRange)] {
        tree.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings).compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
            return (name.text.withoutBackticks, name.byteRange)
        }
    }
}

extension ManifestConstruction {
    /// `Project(…)`, `Project.init(…)`, or `.init(…)` of a helper that makes one.
    fileprivate var isProject: Bool {
        if name == "Project" { return true }
        return name == "init" && (type == "Project" || type == nil && isImplicit && argument("name") != nil)
    }
}
