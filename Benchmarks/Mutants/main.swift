// Lists, one JSON object a line, each spot of some Swift files where a mistake can be planted behind a switch; `Scripts/mutation` draws from them.
//
// Arguments: the files. A spot is `{"kind", "file", "start", "end", "text"}`: the bytes from `start` to `end` are replaced by
// `text`, in which `MUTANT` stands for the switch, a `Bool` that is true where the mistake is on.

import Foundation
import SwiftParser
import SwiftSyntax

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
for path in CommandLine.arguments.dropFirst() {
    let source = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    let finder = SpotFinder(file: path)
    finder.walk(Parser.parse(source: source))
    for spot in finder.spots {
        FileHandle.standardOutput.write(try encoder.encode(spot) + Data("\n".utf8))
    }
}
