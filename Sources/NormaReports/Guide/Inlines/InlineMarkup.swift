// The text of a paragraph, a heading or a cell as HTML, and as plain words.

import NormaText

struct InlineMarkup {
    let idPrefix: String
    let links: DocumentLinks?
    /// The remaining bytes for addresses: a short text may name one long address any number of times.
    private(set) var bytesForAddresses: Int

    /// Elements that are nested deeper are left out; their text stays.
    private static let deepest = 40

    /// The state while the pieces are written.
    private struct State {
        var depth = 0
        /// The brackets that represent an element.
        var linked: Set<Int> = []
        var isInLink = false
        /// Of an image only the words are shown.
        var imageDepth = 0
    }

    mutating func write(_ inline: InlineReader, into markup: inout MarkupText) {
        var state = State()
        for piece in inline.pieces {
            switch piece {
            case .text(let range): markup.add(shown: inline.source[range])
            case .characters(let bytes): markup.add(shown: bytes)
            case .code(let code):
                if state.imageDepth == 0 { markup.add("<code>") }
                markup.add(shown: code)
                if state.imageDepth == 0 { markup.add("</code>") }
            case .lineBreak: markup.add(state.imageDepth == 0 ? "<br>\n" : "\n")
            case .run(let run): write(inline.runs.all[run], &state, into: &markup)
            case .opening(let bracket): open(bracket, of: inline, &state, into: &markup)
            case .closing(let bracket): close(bracket, of: inline, &state, into: &markup)
            case .address(let target, let text):
                let isLink = !state.isInLink && state.imageDepth == 0 && openLink(target, nil, "", into: &markup)
                markup.add(shown: inline.source[text])
                if isLink { markup.add("</a>") }
            }
        }
    }

    private func write(_ run: DelimiterRun, _ state: inout State, into markup: inout MarkupText) {
        for tag in run.closing {
            if state.depth <= Self.deepest, state.imageDepth == 0 { markup.add("</\(Self.name(tag))>") }
            state.depth -= 1
        }
        markup.add(shown: repeatElement(run.mark, count: run.left))
        for tag in run.opening.reversed() {
            state.depth += 1
            if state.depth <= Self.deepest, state.imageDepth == 0 { markup.add("<\(Self.name(tag))>") }
        }
    }

    private static func name(_ tag: DelimiterRun.Tag) -> String {
        switch tag {
        case .emphasis: "em"
        case .strong: "strong"
        case .deletion: "del"
        }
    }

    // MARK: - Links

    private mutating func open(
        _ bracket: Int,
        of inline: InlineReader,
        _ state: inout State,
        into markup: inout MarkupText
    ) {
        let opened = inline.brackets[bracket]
        guard let link = opened.link else { return markup.add(opened.isImage ? "![" : "[") }
        if !state.isInLink, state.imageDepth == 0 {
            // A picture becomes a link: a page that shows a guide loads nothing.
            let kind = opened.isImage ? " class=\"image\"" : ""
            if openLink(link.target, link.title, kind, into: &markup) {
                state.linked.insert(bracket)
                state.isInLink = true
            }
        }
        if opened.isImage { state.imageDepth += 1 }
    }

    private func close(
        _ bracket: Int,
        of inline: InlineReader,
        _ state: inout State,
        into markup: inout MarkupText
    ) {
        let closed = inline.brackets[bracket]
        if closed.isImage { state.imageDepth -= 1 }
        guard state.linked.remove(bracket) != nil else { return }
        state.isInLink = false
        markup.add("</a>")
    }

    /// False if a page must not lead to the address.
    private mutating func openLink(
        _ target: [UInt8],
        _ title: [UInt8]?,
        _ attributes: String,
        into markup: inout MarkupText
    ) -> Bool {
        let cost = target.count + (title?.count ?? 0)
        guard cost <= bytesForAddresses, let target = found(target),
            let address = LinkTarget.address(target, idPrefix: idPrefix)
        else { return false }
        bytesForAddresses -= cost
        markup.add("<a" + attributes + " href=\"")
        markup.add(shown: address)
        if let title {
            markup.add("\" title=\"")
            markup.add(shown: title)
        }
        markup.add("\" rel=\"noopener noreferrer\">")
        return true
    }

    /// The address of a link in a site; nil for a file that the site doesn't contain.
    private func found(_ target: [UInt8]) -> [UInt8]? {
        guard let links, DocumentLinks.isOfFile(target) else { return target }
        return links.address(of: target)
    }

    // MARK: - Words

    /// The text without its markup.
    static func words(of inline: InlineReader) -> String {
        var words: [UInt8] = []
        for piece in inline.pieces {
            switch piece {
            case .text(let range): words.append(contentsOf: inline.source[range])
            case .characters(let bytes), .code(let bytes): words.append(contentsOf: bytes)
            case .lineBreak: words.append(0x20)
            case .run(let run):
                words.append(contentsOf: repeatElement(inline.runs.all[run].mark, count: inline.runs.all[run].left))
            case .opening(let bracket):
                guard inline.brackets[bracket].link == nil else { continue }
                words.append(contentsOf: (inline.brackets[bracket].isImage ? "![" : "[").utf8)
            case .closing: continue
            case .address(_, let text): words.append(contentsOf: inline.source[text])
            }
        }
        return VisibleText.oneLine(String(decoding: words, as: UTF8.self))
    }
}
