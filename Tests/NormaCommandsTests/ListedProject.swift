// Xcode projects that list their files one by one, laid out as Xcode does.

/// A project in the folder that holds its `.xcodeproj`: a group for each folder, a phase for each target.
struct ListedProject {
    var targets: [(name: String, type: String, files: [String])]
    /// Further objects, each whole.
    var more = ""

    static let app = (
        name: "Shop", type: "application",
        files: ["Shop/Cart/Cart.swift", "Shop/Cart/CartView.swift", "Shop/ShopApp.swift"]
    )
    static let tests = (name: "ShopTests", type: "bundle.unit-test", files: ["ShopTests/CartTests.swift"])

    private var files: [String] {
        var known: Set<String> = []
        return targets.flatMap(\.files).filter { known.insert($0).inserted }
    }

    private func id(_ kind: String, _ name: String) -> String {
        let all = files + targets.map(\.name) + folders
        let number = String((all.firstIndex(of: name) ?? 999) + 1)
        return kind + String(repeating: "0", count: 24 - kind.count - number.count) + number
    }

    private var folders: [String] {
        var known: Set<String> = []
        for file in files {
            var parts = file.split(separator: "/").dropLast()
            while !parts.isEmpty {
                known.insert(parts.joined(separator: "/"))
                parts.removeLast()
            }
        }
        return known.sorted()
    }

    private func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    private func parent(_ path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

    private func children(of folder: String) -> String {
        (folders.map { ($0, id("AA", $0)) } + files.map { ($0, id("BB", $0)) }).filter { parent($0.0) == folder }
            .map { "\t\t\t\t\($0.1) /* \(name($0.0)) */,\n" }.joined()
    }

    private func group(_ id: String, _ folder: String) -> String {
        let path = folder.isEmpty ? "" : "\t\t\tpath = \(name(folder));\n"
        return "\t\t\(id) = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\(children(of: folder))\t\t\t);\n\(path)"
            + "\t\t\tsourceTree = \"<group>\";\n\t\t};\n"
    }

    /// Tests need the first target.
    private func dependencies(of type: String) -> String {
        type.contains("test") && targets.count > 1
            ? "\t\t\tdependencies = (\n\t\t\t\t\(Self.dependency),\n\t\t\t);\n" : ""
    }

    private static let dependency = "FE0000000000000000000000"

    private var dependencyObject: String {
        let first = targets.first?.name ?? ""
        return
            "\t\t\(Self.dependency) = {\n\t\t\tisa = PBXTargetDependency;\n\t\t\ttarget = \(id("DD", first)) /* \(first) */;\n\t\t};\n"
    }

    var text: String {
        let pairs = targets.flatMap { target in target.files.map { (target, $0) } }
        let built = pairs.map { target, file in
            "\t\t\(id("C\(target.name.count)", file)) /* \(name(file)) in Sources */ = {isa = PBXBuildFile; "
                + "fileRef = \(id("BB", file)) /* \(name(file)) */; };\n"
        }
        let references = files.map { file in
            "\t\t\(id("BB", file)) /* \(name(file)) */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; "
                + "path = \(name(file)); sourceTree = \"<group>\"; };\n"
        }
        let native = targets.map { target in
            "\t\t\(id("DD", target.name)) /* \(target.name) */ = {\n\t\t\tisa = PBXNativeTarget;\n\t\t\tbuildPhases = (\n"
                + "\t\t\t\t\(id("EE", target.name)) /* Sources */,\n\t\t\t);\n\(dependencies(of: target.type))"
                + "\t\t\tname = \(target.name);\n"
                + "\t\t\tproductType = \"com.apple.product-type.\(target.type)\";\n\t\t};\n"
        }
        let phases = targets.map { target in
            "\t\t\(id("EE", target.name)) /* Sources */ = {\n\t\t\tisa = PBXSourcesBuildPhase;\n\t\t\tfiles = (\n"
                + target.files.map { "\t\t\t\t\(id("C\(target.name.count)", $0)) /* \(name($0)) in Sources */,\n" }
                .joined()
                + "\t\t\t);\n\t\t};\n"
        }
        let listed = targets.map { "\t\t\t\t\(id("DD", $0.name)) /* \($0.name) */,\n" }.joined()
        let root =
            "\t\tFF0000000000000000000000 /* Project object */ = {\n\t\t\tisa = PBXProject;\n\t\t\tmainGroup = "
            + "AA0000000000000000000000;\n\t\t\ttargets = (\n\(listed)\t\t\t);\n\t\t};\n"
        let groups = group("AA0000000000000000000000", "") + folders.map { group(id("AA", $0), $0) }.joined()
        return "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n\tobjectVersion = 56;\n\tobjects = {\n\n"
            + (built + ["\n"] + references + ["\n", groups, "\n"] + native + ["\n", root, "\n"] + phases).joined()
            + dependencyObject + more + "\t};\n\trootObject = FF0000000000000000000000 /* Project object */;\n}\n"
    }

    /// Each file with a line of Swift; tests import XCTest.
    var sources: [String: String] {
        let pairs = targets.flatMap { target in
            target.files.map { ($0, target.type.contains("test") ? "import XCTest\n" : "import SwiftUI\n") }
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
