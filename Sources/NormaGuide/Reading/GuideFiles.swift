// Opens the guides that a guide extends, each once, the nearest first; circles and missing guides are problems.

import NormaText

struct GuideFiles {
    private(set) var files: [GuideFile] = []
    /// Of `extends` entries, by the index of the file that holds them.
    private(set) var problems: [(file: Int, problem: SourceProblem)] = []
    private static let limit = 64

    private var edges: [[(target: Int, entry: FrontMatter.Extension)]] = [[]]

    /// Level by level, so that the files are in order of distance.
    init(
        _ source: GuideSource,
        words: Words,
        resolve: (_ entry: String, _ from: GuideSource) -> Result<GuideSource, ExtendsFailure>
    ) {
        files = [GuideFile(source, words: words)]
        var next = 0
        while next < files.count {
            let file = files[next]
            for entry in file.front.extends {
                switch resolve(entry.entry, file.source) {
                case .failure(let failure): report(next, entry, failure.message, failure.suggestion)
                case .success(let source): open(source, for: entry, of: next, words: words)
                }
            }
            next += 1
        }
        var trail: [Int] = []
        var done: Set<Int> = []
        findCircles(from: 0, &trail, &done)
    }

    private mutating func open(_ source: GuideSource, for entry: FrontMatter.Extension, of file: Int, words: Words) {
        if let known = files.firstIndex(where: { $0.source.file == source.file }) {
            edges[file].append((known, entry))
        } else if files.count >= Self.limit {
            report(file, entry, "this would be guide number \(Self.limit + 1) that is extended")
        } else {
            edges[file].append((files.count, entry))
            files.append(GuideFile(source, words: words))
            edges.append([])
        }
    }

    private mutating func report(
        _ file: Int,
        _ entry: FrontMatter.Extension,
        _ message: String,
        _ suggestion: String? = nil
    ) {
        problems.append((file, files[file].document.problem(at: entry.span, message, suggestion)))
    }

    private mutating func findCircles(from file: Int, _ trail: inout [Int], _ done: inout Set<Int>) {
        trail.append(file)
        for (target, entry) in edges[file] {
            if let start = trail.firstIndex(of: target) {
                let circle = (trail[start...] + [target]).map { files[$0].source.file }.joined(separator: " → ")
                let message =
                    target == file ? "a guide can't extend itself" : "guides extend each other in a circle: \(circle)"
                report(file, entry, message, "delete this entry")
            } else if !done.contains(target) {
                findCircles(from: target, &trail, &done)
            }
        }
        trail.removeLast()
        done.insert(file)
    }
}
