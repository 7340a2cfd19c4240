// An XcodeGen spec to the facts of a manifest: targets, their files and their dependencies.

import NormaFacts
import NormaText

package enum XcodeGenReader {
    /// Access to the files that a spec may refer to; both take a path from the spec's folder and return nil for a missing file.
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
        /// The specs that this one includes, by path from its folder.
        package var included: Set<String>
    }

    /// Reads a `project.yml`; nil if it isn't an XcodeGen spec (many programs have a file of this name).
    ///
    /// Cost: linear in the spec with its includes and filled-in templates, whose size is bounded.
    package static func reading(of written: PlacedValue, lines: LineTable, files: Files) -> Reading? {
        guard written["targets"] != nil || written["include"] != nil else { return nil }
        let spec = XcodeGenSpec(written, reading: files.descriptions)
        guard let name = spec.root["name"]?.text, let listed = spec.root["targets"] else { return nil }
        guard let targets = listed.mapping, targets.allSatisfy({ $0.value.mapping != nil }) else {
            guard written["targets"] != nil, spec.root["packages"] != nil || spec.root["settings"] != nil else {
                return nil
            }
            let problem = PlacedProblem("`targets` isn't a mapping of names to targets", at: listed.range)
            return Reading(
                facts: ManifestFacts(unreadable: problem, kind: .xcodeGen, lines: lines),
                included: spec.included
            )
        }
        var reading = XcodeGenTargets(spec, targets: targets, settings: files.settings)
        return Reading(facts: reading.facts(name: name, lines: lines), included: spec.included)
    }
}
