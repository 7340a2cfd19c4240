// `norma guide show`: a page of a guide to read on a terminal, or guides as a small site for a browser.

import ArgumentParser
import NormaBuiltIns
import NormaFiles
import NormaGuide
import NormaPipeline
import NormaReports

extension GuideCommand {
    /// `norma guide show`
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show a guide, one of its chapters or only its rules; or write guides as a site.",
            discussion: """
                Prints a page to read on a terminal, and the Markdown source into a pipe or a file. For a guide with chapters this is \
                the first page, which lists them. Without a name: the guide of the tree around the current folder; with --html all \
                built-in guides.

                  norma guide show golden-path --page | less
                  norma guide show Guidelines/navigation
                  norma guide show --html Site            every built-in guide, to open in a browser
                  norma guide show ./GUIDE.md --html Site
                """
        )

        @Argument(
            help: ArgumentHelp("A built-in guide's name or a path, optionally with a chapter.", valueName: "guide")
        )
        var name: String?

        @Flag(name: .long, help: "Print only the rules: name, severity and heading.")
        var rules = false

        @Flag(name: .long, help: "Print all chapters, one after the other.")
        var whole = false

        @Flag
        var look: Look?

        @Option(
            name: .long,
            help: ArgumentHelp(
                "Write a site into this folder: a page per chapter, a page per rule, and an index with a search.",
                valueName: "folder"
            )
        )
        var html: String?

        /// How a guide is shown; by default it depends on where the output goes.
        enum Look: EnumerableFlag {
            case page, markdown

            static func help(for value: Look) -> ArgumentHelp? {
                switch value {
                case .page: "Print the page to read even into a pipe."
                case .markdown: "Print the Markdown source even on a terminal."
                }
            }
        }

        func validate() throws {
            guard html != nil, rules || whole || look != nil else { return }
            throw ValidationError("--html writes whole guides: leave out --rules, --whole, --page and --markdown")
        }

        func run() throws {
            if let html { return try writeSite(into: html) }
            if rules {
                let guide = try GuideArgument.load(name).guide
                return Terminal.print(RuleTable.text(of: guide.rules, in: guide))
            }
            let text = whole ? try GuideArgument.load(name).guide.ownText : try page()
            let isPage = look.map { $0 == .page } ?? Terminal.outputIsTerminal
            guard isPage else { return Terminal.printExactly(text) }
            Terminal.print(MarkdownPage.text(of: text, width: Terminal.width))
        }

        /// The requested chapter, or the first page.
        private func page() throws -> String {
            guard let name else { return try GuideArgument.load(nil).guide.documents.first?.text ?? "" }
            var source = try GuideLoading.source(named: name, from: FileSystem.currentFolder)
            let chapter = source.chapter
            source.chapter = nil
            let own = try GuideLoading.guide(from: source).guide.documents.filter(\.isOwnPage)
            return (own.first { $0.chapter == chapter } ?? own.first)?.text ?? ""
        }

        private func writeSite(into folder: String) throws {
            let guides = try name.map { [try GuideArgument.load($0)] } ?? GuideArgument.builtIn()
            let progress = ProgressLine.start("making the pages")
            defer { progress.stop() }
            let books = ParallelMap.map(guides) { BookReading.book(of: $0) }
            let site = BookSite(books, toolVersion: NormaVersion.current)
            let written = try SiteFolder(folder).write(site)
            progress.stop()
            let pages = ProofSummary.counted(written, "page")
            Terminal.print("\(pages) in `\(folder)`; open `\(folder)/index.html` in a browser.")
        }
    }
}

extension GuideArgument {
    /// All built-in guides, and the parts that they share.
    static func builtIn() throws -> [PreparedGuide] {
        try (BuiltInGuides.all + BuiltInGuides.parts).map { try GuideLoading.guide(from: GuideLoading.builtIn($0)) }
    }
}
