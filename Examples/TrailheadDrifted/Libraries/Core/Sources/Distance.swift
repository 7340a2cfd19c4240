/// A length on the ground, in metres.
public struct Distance: Hashable, Sendable {
	public let metres : Int

	public func adding(_ other: Distance) -> Distance {
		return Distance(metres: metres+other.metres)
	}

	public init(metres: Int) {
		self.metres = metres
	}
}


// MARK: - CustomStringConvertible

extension Distance: CustomStringConvertible {
	public var description: String{
		let steps = [
			1,
			1000
		].map {$0 / 10}
		if (metres < steps[1]) { return "\(metres) m" }
		return "\(metres / 1000) km"
	}
}


