// What Norma says: the document of `norma facts --names`, read.

import Foundation

struct NormaNames: Decodable {
    struct Declaration: Decodable {
        var path: String
        var line: Int
        var column: Int
        var kind: String
        var name: String
        var symbol: String
        var start: [Int]
        var end: [Int]
        var local: Bool
        var extends: Int?

        var place: Place { Place(path: path, line: line, column: column) }
        var range: Range<Position> { Position(start)..<max(Position(start), Position(end)) }
    }

    struct Step: Decodable {
        var path: String
        var line: Int
        var column: Int

        var place: Place { Place(path: path, line: line, column: column) }
    }

    struct Supertype: Decodable {
        var name: String
        var declaration: Int?
        var through: [Step]
    }

    struct TypeEntry: Decodable {
        var declaration: Int
        var supertypes: [Supertype]
    }

    struct Edge: Decodable, Hashable {
        var from: Int
        var to: Int
    }

    struct Condition: Decodable {
        var text: String
        var start: [Int]
        var end: [Int]

        var range: Range<Position> { Position(start)..<max(Position(start), Position(end)) }
    }

    struct Reference: Decodable {
        var line: Int
        var column: Int
        var name: String
        var role: String
        var resolution: String
        var declaration: Int?
        /// What `declaration` is another name for, where that is one type.
        var target: Int?
        var candidates: [Int?]?

        var position: Position { Position(line: line, column: column) }
    }

    struct Receiver: Decodable {
        var name: String
        var resolution: String
        var declaration: Int?
    }

    struct Call: Decodable {
        var line: Int
        var column: Int
        var name: String
        var form: String
        var receiver: String
        var type: Receiver?

        var position: Position { Position(line: line, column: column) }
    }

    struct File: Decodable {
        var path: String
        var conditions: [Condition]
        var references: [Reference]
        var calls: [Call]
    }

    var declarations: [Declaration]
    var types: [TypeEntry]
    var edges: [Edge]
    var files: [File]

    init(contentsOf path: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
