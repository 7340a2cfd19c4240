import Testing

@testable import TrailheadCore

struct DistanceTests {
	@Test(arguments: [
		(999, "999 m"),
		(4200, "4 km"),
	])
	func saysHowFarItIs(metres: Int, expectedText: String) {
		// Given
		let sut = Distance(metres: metres)

		// When
		let value = sut.description

		// Then
		#expect(value == expectedText)
	}

	@Test
	func addsAnotherDistance() {
		// Given
		let expected = Distance(metres: 3)
		let sut = Distance(metres: 1)

		// When
		let value = sut.adding(Distance(metres: 2))

		// Then
		#expect(value == expected)
	}
}
