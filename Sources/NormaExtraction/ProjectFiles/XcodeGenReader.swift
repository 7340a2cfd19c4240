// An XcodeGen description to the facts of a manifest: targets, their files, what they depend on.

import NormaFacts
import NormaText

package enum XcodeGenReader {
    /// What files a description may refer to; both take a path from the description's folder and give nil for no such file.
    package struct Files {
        package var descriptions: (String) -> PlacedValue?
        package var settings: (String) -> [UInt8]?

        package init(descriptions: @escaping (String) -> PlacedValue?, settings: @escaping (String) -> [UInt8]?) {
            self.descriptions = descriptions
            self.settings = settings
        }
    }

    package struct Reading {
        package var facts: ManifestFacts
        /// The descriptions that this one includes, by path from its folder.
        package var included: Set<String>
    }

    /// What a `project.yml` says; nil where it is no description of a project (many programs call a file so).
    ///
    /// Cost: linear in the description with all that it includes and its templates make of it, which is bounded.
    package static func reading(of written: PlacedValue, lines: LineTable, files: Files) -> Reading? {
        guard written["targets"] != nil || written["include"] != nil else { return nil }
        let spec = XcodeGenSpec(written, reading: files.descriptions)
        guard let name = spec.root["name"]?.text, let listed = spec.root["targets"] else { return nil }
        guard let targets = listed.mapping, targets.allSatisfy({ $0.value.mapping != nil }) else {
            guard written["targets"] != nil, spec.root["packages"] != nil || spec.root["settings"] != nil else {
                return nil
            }
            let problem = PlacedProblem("`targets` is no mapping of names to targets", at: listed.range)
            return Reading(
                facts: ManifestFacts(unreadable: problem, kind: .xcodeGen, lines: lines),
                included: spec.included
            )
        }
        var reading = XcodeGenTargets(spec, targets: targets, settings: files.settings)
        return Reading(facts: reading.facts(name: name, lines: lines), included: spec.included)
    }
}
