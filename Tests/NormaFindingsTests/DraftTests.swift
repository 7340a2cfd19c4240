// What `norma new` is told: names stay whole, whatever is in them.

import Testing

@testable import NormaFindings

@Suite("Drafts")
struct DraftTests {
    private func draft(_ text: String, _ values: [String: String] = [:]) -> Draft? {
        Draft(text) { word in
            var word = word
            for (name, value) in values { word = word.replacing("{\(name)}", with: value) }
            return word.contains("{") ? nil : word
        }
    }

    @Test("words before the values are put in say what is a name, an input and an option")
    func words() throws {
        let read = try #require(
            draft("scene {Scene} --set Package={Module} --set UseCase= --missing", ["Scene": "Cart", "Module": "Shop"])
        )
        #expect(read.set == "scene")
        #expect(read.names == ["Cart"])
        #expect(read.inputs == ["Package=Shop", "UseCase="])
        #expect(read.leavesExisting && !read.updates)
        #expect(read.text == "scene Cart --set Package=Shop --set UseCase= --missing")
        #expect(draft("mock --update")?.updates == true)
    }

    @Test("a name with a space is one name, and one with dashes is no option")
    func hostileNames() throws {
        let spaced = try #require(draft("feature {Name} --set App={Name}", ["Name": "My Shop's"]))
        #expect(spaced.names == ["My Shop's"] && spaced.inputs == ["App=My Shop's"])
        #expect(spaced.text == #"feature 'My Shop'\''s' --set 'App=My Shop'\''s'"#)
        let dashed = try #require(draft("mock {Name}", ["Name": "--update"]))
        #expect(dashed.names == ["--update"] && !dashed.updates)
    }

    @Test("nothing is drafted where a value is not known")
    func unknownValues() {
        #expect(draft("mock {Name}") == nil)
        #expect(draft(" ") == nil)
    }
}
