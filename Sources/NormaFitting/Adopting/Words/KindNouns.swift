// The nouns for kinds of code, for all code and for tests.

enum KindNouns {
    private static let kinds: [String: Thing] = [
        "class": .kind("class"), "classes": .kind("class"), "struct": .kind("struct"), "structs": .kind("struct"),
        "structures": .kind("struct"), "enum": .kind("enum"), "enums": .kind("enum"), "enumerations": .kind("enum"),
        "actor": .kind("actor"), "actors": .kind("actor"), "protocol": .kind("protocol"),
        "protocols": .kind("protocol"),
        "function": .kind("function"), "functions": .kind("function"), "method": .kind("function"),
        "methods": .kind("function"),
        "type": .kind("type"), "types": .kind("type"),
        "file": .files, "files": .files, "swift files": .files, "source files": .files,
        "production code": .scope("production"), "production": .scope("production"), "app code": .scope("production"),
        "source code": .scope("production"), "code": .scope("production"),
        "tests": .scope("tests"), "test code": .scope("tests"), "unit tests": .scope("tests"),
        "test files": .scope("tests"),
        "test targets": .scope("tests"), "the tests": .scope("tests"),
    ]

    static func thing(_ words: [SentenceWord]) -> Thing? {
        kinds[words.map { $0.text.lowercased() }.joined(separator: " ")]
    }
}
