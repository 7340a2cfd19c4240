// Every check that there is; the one place that knows them all.

package enum AllChecks {
    /// Sorted by name of the type.
    package static let all: [any Check.Type] = []
}
