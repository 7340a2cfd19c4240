// Markdown in, a validated guide out; or everything that is wrong with it, at once.

package enum GuideReader {
    /// Reads a guide and those it extends.
    ///
    /// `resolve` opens an entry of `extends` (a built-in guide's name or a path relative to the guide with the entry).
    /// Documents are identified by their `file`. Nothing stops at the first problem; problems come in canonical order.
    /// Cost: linear in the size of the documents.
    package static func read(
        _ source: GuideSource,
        vocabulary: Vocabulary,
        resolve: (_ entry: String, _ from: GuideSource) -> Result<GuideSource, ExtendsFailure>
    ) throws(GuideProblems) -> Guide {
        let files = GuideFiles(source, resolve: resolve)
        var assembly = GuideAssembly(files, words: Words(vocabulary))
        let guide = assembly.guide()
        if let problems = GuideProblems(assembly.canonicalProblems) { throw problems }
        return guide
    }
}
