// Which bytes of which files make up a thing: a type is its declaration and its extensions, a module its files.

import NormaFacts
import NormaProject
import NormaText

/// A whole file, or some bytes of it.
struct Extent: Sendable, Hashable {
    let file: FileID
    /// Nil for the whole file.
    let range: ByteRange?

    /// The elements that begin in the extent; they are in source order.
    ///
    /// Cost: a binary search and the elements inside.
    func indices<Element: Placed>(in elements: [Element]) -> Range<Int> {
        guard let range else { return elements.indices }
        let lower = Self.firstIndex(in: elements, from: 0, notBefore: range.start)
        return lower..<Self.firstIndex(in: elements, from: lower, notBefore: range.end)
    }

    private static func firstIndex<Element: Placed>(
        in elements: [Element],
        from start: Int,
        notBefore offset: Int32
    ) -> Int {
        var (low, high) = (start, elements.count)
        while low < high {
            let middle = (low + high) / 2
            if elements[middle].range.start < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// A fact with a place in its file.
protocol Placed {
    var range: ByteRange { get }
}

extension ReferenceFact: Placed {}
extension CallFact: Placed {}
extension PatternSighting: Placed {}
extension CommentFact: Placed {}

extension JudgingContext {
    /// Where to look for what a thing contains; nothing for what is not of the project.
    func extents(of subject: Subject) -> [Extent] {
        switch subject {
        case .file(let file): return [Extent(file: file, range: nil)]
        case .declaration(let declaration):
            let own = extent(of: declaration)
            guard project.fact(declaration).kind.isType else { return [own] }
            return [own] + extensions(of: declaration).map(extent)
        case .folder(let folder): return files(below: folder).map { Extent(file: $0, range: nil) }
        case .module(let module): return project.module(module).files.map { Extent(file: $0, range: nil) }
        case .feature(let feature): return project.feature(feature).files.map { Extent(file: $0, range: nil) }
        case .package(let package):
            return project.packages[Int(package.index)].modules.flatMap { project.module($0).files }
                .map { Extent(file: $0, range: nil) }
        case .call(let file, let index):
            let calls = project.files[Int(file.index)].facts.calls
            return calls.indices.contains(index) ? [Extent(file: file, range: calls[index].range)] : []
        case .importing(let file, let index):
            let imports = project.files[Int(file.index)].facts.imports
            return imports.indices.contains(index) ? [Extent(file: file, range: imports[index].range)] : []
        case .spot(let file, let range, _): return [Extent(file: file, range: range)]
        case .string, .comment, .document, .dependency, .external, .unknownExternal: return []
        }
    }

    private func extent(of declaration: DeclarationID) -> Extent {
        Extent(file: project.file(of: declaration), range: project.fact(declaration).range)
    }

    /// The Swift files in a folder and in the folders below it.
    func files(below folder: FolderID) -> [FileID] {
        var result: [FileID] = []
        var open = [folder]
        while let next = open.popLast() {
            let folder = project.folders[Int(next.index)]
            result += folder.files
            open += folder.subfolders
        }
        return result.sorted()
    }
}
