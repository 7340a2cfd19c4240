// Small Xcode projects as text, for tests.

/// Collects objects; each is written as it would stand in the file.
struct XcodeProjectText {
    var objects: [String] = []
    var targets: [String] = []
    var children: [String] = []
    var packages: [String] = []
    var projectFields = ""

    /// A file in the main group, with the build file that a phase lists: `B` and the identifier.
    mutating func addFile(_ id: String, _ fields: String) {
        children.append(id)
        objects.append("\(id) = { isa = PBXFileReference; sourceTree = \"<group>\"; \(fields) };")
        addBuildFile(of: id)
    }

    mutating func addBuildFile(of id: String) {
        objects.append("B\(id) = { isa = PBXBuildFile; fileRef = \(id); };")
    }

    /// A target with a phase that compiles these files; `name` is its identifier too.
    mutating func addTarget(
        _ name: String,
        type: String = "framework",
        files: [String] = [],
        settings: [String: String] = [:],
        fields: String = ""
    ) {
        targets.append(name)
        let list = files.map { "B\($0)," }.joined(separator: " ")
        let lines = settings.sorted { $0.key < $1.key }.map { "\($0.key) = \"\($0.value)\";" }.joined(separator: " ")
        objects += [
            "S\(name) = { isa = PBXSourcesBuildPhase; files = ( \(list) ); };",
            "C\(name) = { isa = XCConfigurationList; buildConfigurations = ( D\(name) ); };",
            "D\(name) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(lines) }; };",
            "\(name) = { isa = PBXNativeTarget; name = \(name); productType = \"com.apple.product-type.\(type)\"; "
                + "buildConfigurationList = C\(name); buildPhases = ( S\(name), F\(name) ); \(fields) };",
        ]
    }

    var text: String {
        let list = { (ids: [String]) in ids.map { $0 + "," }.joined(separator: " ") }
        let all = objects.joined(separator: "\n        ")
        return """
            // !$*UTF8*$!
            {
                archiveVersion = 1;
                objects = {
                    ROOT = { isa = PBXProject; mainGroup = MAIN; targets = ( \(list(targets)) );
                        packageReferences = ( \(list(packages)) ); \(projectFields) };
                    MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = ( \(list(children)) ); };
                    \(all)
                };
                rootObject = ROOT;
            }
            """
    }
}
