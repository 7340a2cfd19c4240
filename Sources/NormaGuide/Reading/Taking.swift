// A block that takes rules, with the guide that it takes from.

struct Taking {
    /// The file of the block, as an index into the files.
    var file: Int
    var block: TakeBlock
    /// The guide that the rules come from.
    var guide: Int
    /// The one chapter that it names.
    var chapter: String?
}

/// A block of a file.
struct BlockKey: Hashable {
    let file: Int
    let block: Int
}

/// The files of a guide, while it is decided which parts count.
struct ReadFiles {
    var files: [GuideFile]
    /// By guide those that it extends or takes from.
    let sources: [[Int]]

    /// The guide and all that it builds upon, the nearest first.
    func guides(from guide: Int) -> [Int] {
        var result = [guide]
        var next = 0
        while next < result.count {
            let known = sources.indices.contains(result[next]) ? sources[result[next]] : []
            result += known.filter { !result.contains($0) }
            next += 1
        }
        return result
    }
}
