// What a code span claims, by its shape: only shapes that can't be anything else.

import NormaText

enum SpanClaims {
    /// One recogniser a row; the first that fits decides.
    static func subjects(of text: String) -> [Claim.Subject] {
        guard text.utf8.count <= 200, !ClaimHedges.isPlaceholder(text) else { return [] }
        if isPath(text) { return [.path(from: "")] }
        if let (type, member) = member(text) { return [.member(of: type, name: member)] }
        if isTypeName(text) { return [.name] }
        return []
    }

    /// Endings of files that a team keeps in its repository; others are also made at run time, or by users.
    static let kept: Set<String> = [
        "swift", "md", "sh", "py", "rb", "yml", "yaml", "xcconfig", "xcodeproj", "xcworkspace", "xctestplan",
        "xcstrings",
        "strings", "stringsdict", "storyboard", "xib", "entitlements", "h", "m", "mm", "c", "cpp", "metal", "graphql",
        "proto",
        "toml", "xcassets", "xcdatamodeld", "xcscheme", "mdc", "xcprivacy", "intentdefinition", "js", "ts", "kt", "rs",
        "xctemplate", "podspec", "gemspec", "docc", "gyb", "stencil", "json", "plist",
    ]

    /// `Trend.png`: a file, not a type's member.
    private static let media: Set<String> = [
        "png", "jpg", "jpeg", "gif", "svg", "webp", "heic", "pdf", "mp3", "mp4", "m4a", "mov", "wav", "caf", "ttf",
        "otf",
        "icns", "txt", "html", "css", "csv", "xml", "zip", "gpx", "usdz",
    ]

    /// Of these a name without a folder is enough.
    private static let keptAlone: Set<String> = [
        "swift", "sh", "xcodeproj", "xcworkspace", "xctestplan", "xcstrings", "storyboard", "xib", "xcconfig",
        "xcdatamodeld",
        "entitlements", "metal",
    ]

    static func ending(of path: some StringProtocol) -> String? {
        guard let dot = path.lastIndex(of: "."), dot != path.startIndex else { return nil }
        let ending = String(path[path.index(after: dot)...])
        return path[..<dot].last == "/" ? nil : ending
    }

    private static func isPath(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first.isNumber || first == "." || first == "_",
            text.utf8.allSatisfy({ pathBytes.contains($0) || $0 >= 0x80 }), !text.contains("//"), !text.hasPrefix(".."),
            !text.contains("../")
        else { return false }
        let ending = ending(of: text).map { String($0.prefix { $0 != ":" }) }
        guard text.contains("/") else {
            guard let ending, keptAlone.contains(ending), !text.hasPrefix(".") else { return false }
            // A project of this kind has one, whichever project it is.
            if text == "Package.swift" { return false }
            // `api.shop.sh` is a place in the net.
            if ending == "sh", text.dropLast(3).contains(".") { return false }
            return text.utf8.count > ending.utf8.count + 3
        }
        return !text.hasPrefix("./.") && text.split(separator: "/").allSatisfy { !$0.isEmpty }
    }

    /// `cursor.sh`: a script, or a place in the net.
    static func mayBeDomain(_ text: String) -> Bool { text.hasSuffix(".sh") && !text.contains("/") }

    private static let pathBytes = ByteSet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-+/:".utf8)

    /// A link to a file of the repository, from the document's folder.
    static func isLink(_ text: String) -> Bool {
        let target = text.prefix { $0 != "#" }
        guard !target.isEmpty, !target.contains(":"), target.first != "/", !target.contains("?"), !target.contains("%"),
            !ClaimHedges.isPlaceholder(target), let ending = ending(of: target)
        else { return false }
        return kept.contains(ending)
    }

    /// `CartStore`: at least two words, each with a capital.
    static func isTypeName(_ text: some StringProtocol) -> Bool {
        guard let first = text.utf8.first, (0x41...0x5A).contains(first),
            text.utf8.allSatisfy({ $0.isLetter || $0.isDigit })
        else { return false }
        return text.utf8.count > 4 && text.utf8.contains { (0x61...0x7A).contains($0) }
    }

    /// `CartStore.shared`, `CartStore.load(_:)`
    private static func member(_ text: String) -> (type: String, member: String)? {
        let name = text.prefix { $0 != "(" }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let type = parts.first, let member = parts.last, isTypeName(type),
            let initial = member.utf8.first, (0x61...0x7A).contains(initial), member.utf8.count > 2,
            member.utf8.allSatisfy({ $0.isLetter || $0.isDigit }), !kept.contains(String(member)),
            !media.contains(String(member)),
            name.endIndex == text.endIndex || text.hasSuffix(")")
        else { return nil }
        return (String(type), String(member))
    }
}
