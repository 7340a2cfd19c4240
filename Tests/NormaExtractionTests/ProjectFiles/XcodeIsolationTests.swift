// What an Xcode project says of the actor that a target's code belongs to by default.

import NormaExtraction
import NormaFacts
import Testing

@Suite("The default isolation of a target in Xcode")
struct XcodeIsolationTests {
    private func isolation(_ project: XcodeProjectText, files: [String: String] = [:]) -> DefaultIsolation? {
        XcodeProjectReader.facts(of: Array(project.text.utf8)) { path in files[path].map { Array($0.utf8) } }
            .targets.value?.first?.defaultIsolation
    }

    private func project(settings: [String: String] = [:], withFile: Bool = false) -> XcodeProjectText {
        var project = XcodeProjectText()
        project.addFile("X1", "path = A.xcconfig;")
        project.addFile("F1", "path = A.swift;")
        project.addTarget("App", files: ["F1"], settings: settings)
        if withFile {
            project.objects = project.objects.map {
                $0.replacing("name = Debug;", with: "name = Debug; baseConfigurationReference = X1;")
            }
        }
        return project
    }

    @Test("comes from its settings, and is the language's own without any")
    func settings() {
        #expect(isolation(project()) == .nonisolated)
        #expect(isolation(project(settings: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"])) == .mainActor)
        #expect(isolation(project(settings: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated"])) == .nonisolated)
        #expect(isolation(project(settings: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "$(ACTOR)"])) == .unknown)
    }

    @Test("comes from settings files, and is unknown where one is missing that may say it")
    func files() {
        let file = ["A.xcconfig": "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\n"]
        #expect(isolation(project(withFile: true), files: file) == .mainActor)
        #expect(isolation(project(withFile: true)) == .unknown)
        let own = project(settings: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated"], withFile: true)
        #expect(isolation(own, files: file) == .nonisolated)
        #expect(isolation(own) == .nonisolated)
    }
}
