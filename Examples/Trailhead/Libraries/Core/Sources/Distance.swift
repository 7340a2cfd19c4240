/// A length on the ground, in metres.
public nonisolated struct Distance: Hashable, Sendable {
	public let metres: Int

	public init(metres: Int) {
		self.metres = metres
	}

	public func adding(_ other: Distance) -> Distance {
		Distance(metres: metres + other.metres)
	}
}

// MARK: - CustomStringConvertible

extension Distance: CustomStringConvertible {
	public var description: String { metres < 1000 ? "\(metres) m" : "\(metres / 1000) km" }
}
