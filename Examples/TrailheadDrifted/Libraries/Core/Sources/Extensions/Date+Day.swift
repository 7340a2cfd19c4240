import Foundation

extension Date {
	public var day: String { formatted(date: .abbreviated, time: .omitted) }
}
