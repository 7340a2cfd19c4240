// The example apps as another team would write them: other folders and suffixes, and the values that tell a guide so.

import Foundation
import NormaGuide
import NormaPipeline
import Testing

struct OtherWords: CustomTestStringConvertible, Sendable {
    let app: String
    let guide: String
    /// The values that the team’s guide declares anew.
    let values: [String: String]
    /// The places that it declares anew.
    var places: [String: String] = [:]
    /// Values that show in what is made, and not in the app.
    var furtherValues: [String: String] = [:]
    /// The guide tells what bears these names by evidence: without the values it is silent, and finds no fault.
    var areTheNamesOfEvidence = false
    /// What the team says instead, in paths and in the code; the first that fits a place counts.
    let words: [(ours: String, theirs: String)]

    var testDescription: String { app }

    static let all = [
        OtherWords(
            app: "Bookshelf",
            guide: "golden-path",
            values: [
                "state-holder": "Screenplay", "state-holders": "Screenplays",
                "state-holder-property": "screenplay", "service": "Gateway", "services": "Gateways",
                "protocol": "Promise", "primary-button": "MainButton",
            ],
            places: [
                "sources": "Code", "app": "Code/Shell", "feature": "Code/Areas/{Feature}",
                "shared": "Code/Common-Ground", "design-system": "{{shared}}/Look", "tests": "Proof",
                "tests-of-feature": "Proof/Areas/{Feature}Tests", "tests-of-design-system": "Proof/Look",
            ],
            words: [
                ("Tests/FeaturesTests", "Proof/Areas"), ("Tests/SharedTests/DesignSystemTests", "Proof/Look"),
                ("Sources/Features", "Code/Areas"), ("Sources/App", "Code/Shell"),
                ("Sources/Shared/DesignSystem", "Code/Common-Ground/Look"), ("Sources/Shared", "Code/Common-Ground"),
                ("Sources/", "Code/"), ("\"Sources\"", "\"Code\""), ("ViewModel", "Screenplay"),
                ("viewModel", "screenplay"),
                ("ServiceProtocol", "GatewayPromise"), ("Service", "Gateway"), ("PrimaryButton", "MainButton"),
            ]
        ),
        OtherWords(
            app: "Ferry",
            guide: "boundaries",
            values: ["transfer-object": "Wire", "entity": "Record", "implementation": "Default"],
            places: ["app": "Client"],
            words: [
                ("App/", "Client/"), ("\"App\"", "\"Client\""), ("DTO", "Wire"), ("Entity", "Record"),
                ("Impl", "Default"),
            ]
        ),
        OtherWords(
            app: "Trailhead",
            guide: "clean-coordinators",
            values: [
                "contract": "Agreement", "state-holder": "StateHolder", "state-holder-property": "stateHolder",
                "transfer-object": "Payload", "test-double": "Fake", "test-double-variable": "fake",
                "client": "WebClient",
                "subject": "tested", "result": "answer", "expectation": "wanted",
                "argument-of-ui-tests": "--tested",
            ],
            places: ["app": "Shell", "library-folder": "Kits"],
            furtherValues: ["long-line": "150", "long-file": "600", "complex-function": "11"],
            words: [
                ("Libraries", "Kits"),
                ("App/Sources", "Shell/Sources"), ("App/Tests", "Shell/Tests"), ("App/UITests", "Shell/UITests"),
                ("App/Helpers", "Shell/Helpers"),
                ("ViewModel", "StateHolder"), ("viewModel", "stateHolder"), ("Contract", "Agreement"),
                ("DTO", "Payload"),
                ("HTTPClient", "WebClient"), ("Mock", "Fake"), ("mock", "fake"), ("sut", "tested"),
                ("--uitesting", "--tested"),
                ("let value =", "let answer ="), ("(value ", "(answer "), ("let expected", "let wanted"),
                ("expected)", "wanted)"),
            ]
        ),
        OtherWords(
            app: "Larder",
            guide: "viper-mvvm",
            values: [
                "view-controller": "Stage", "interactor": "Conductor", "presenter": "Narrator", "router": "Pilot",
                "worker": "Porter", "state-holder": "StateHolder", "state-holder-property": "stateHolder",
                "service": "Gateway", "collaborators": #"["*Gateway", "*Client", "*Porter", "*Manager"]"#,
            ],
            furtherValues: ["oldest-ios": "16", "first-language": "de", "second-language": "fr", "indentation": "2"],
            areTheNamesOfEvidence: true,
            words: [
                // The system’s own names, and what the guide calls so for all teams.
                ("UIViewController", "UIViewController"), ("pushViewController", "pushViewController"),
                ("popViewController", "popViewController"), ("rootViewController", "rootViewController"),
                (".ViewModel", ".ViewModel"), ("struct ViewModel", "struct ViewModel"), ("Services", "Services"),
                ("AnalyticsService", "AnalyticsService"),
                ("ViewController", "Stage"), ("Interactor", "Conductor"), ("Presenter", "Narrator"),
                ("Router", "Pilot"), ("Worker", "Porter"), ("ViewModel", "StateHolder"),
                ("viewModel", "stateHolder"), ("Service", "Gateway"),
            ]
        ),
        OtherWords(
            app: "Voltside",
            guide: "clean-packages",
            values: ["state-holder": "Conductor", "state-holder-property": "conductor"],
            places: ["packages": "Packages"],
            furtherValues: ["indentation": "tabs", "width-of-indentation": "1", "longest-line": "140"],
            words: [("localPackages", "Packages"), ("StateNotifier", "Conductor"), ("stateNotifier", "conductor")]
        ),
    ]

    /// The team’s guide.
    static func guide(
        extending name: String,
        with values: [String: String],
        in places: [String: String] = [:]
    ) throws -> PreparedGuide {
        func entries(_ key: String, _ entries: [(String, String)]) -> String {
            entries.isEmpty ? "" : "\(key):\n" + entries.map { "  \($0): \($1)\n" }.joined()
        }
        let quoted = places.mapValues { $0.hasPrefix("[") || $0.hasPrefix("{ ") ? $0 : "\"\($0)\"" }
        let declared =
            entries("values", values.sorted { $0.key < $1.key }) + entries("places", quoted.sorted { $0.key < $1.key })
        let block = declared.isEmpty ? "" : "```yaml define\n" + declared + "```\n"
        let text = "---\nnorma: 2\nname: team\nextends: [\(name)]\n---\n\n# Ours\n\n" + block
        return try GuideLoading.guide(from: GuideSource(text: text, file: "TEAM.md"))
    }

    /// The texts below `Examples`, by path.
    static func files(of app: String) throws -> [String: String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples/" + app)
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
            files[path] = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        }
        return files
    }

    /// The files as the team would have written them.
    func translation(of files: [String: String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { (translated($0), translated($1)) })
    }

    private func translated(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let next = rest.first {
            if let word = words.first(where: { rest.hasPrefix($0.ours) }) {
                result += word.theirs
                rest = rest.dropFirst(word.ours.count)
            } else {
                result.append(next)
                rest = rest.dropFirst()
            }
        }
        return result
    }
}
