import TrailheadCore

/// A way that can be walked.
public nonisolated struct Trail: Identifiable, Hashable, Sendable {
	public let id: Int
	public let name: String
	public let length: Distance

	public init(id: Int, name: String, length: Distance) {
		self.id = id
		self.name = name
		self.length = length
	}
}
