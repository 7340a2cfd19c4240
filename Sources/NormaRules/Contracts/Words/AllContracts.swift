// Every contract of the language, by its word.

import NormaGuide

package enum AllContracts {
    /// Sorted by word.
    package static let words: [ContractWord] = [acyclic, allow, covered, independent, layers]
}
