import Testing

@testable import TrailheadTrail

struct TrailRepositoryTests {
	@Test
	func mapsWhatTheServerSends() async throws {
		// Given
		let expected = [Trail.stub(name: "Lake trail")]
		let remoteDataSource = TrailRemoteDataSourceMock(result: .success([.stub(title: "Lake trail")]))
		let sut = TrailRepository(remoteDataSource: remoteDataSource, memoryDataSource: TrailMemoryDataSource())

		// When
		let value = try await sut.getTrails()

		// Then
		#expect(value == expected)
	}

	@Test
	func passesTheErrorOn() async {
		// Given
		let remoteDataSource = TrailRemoteDataSourceMock(result: .failure(TestError.network))
		let sut = TrailRepository(remoteDataSource: remoteDataSource, memoryDataSource: TrailMemoryDataSource())

		// When
		let action = { try await sut.getTrails() }

		// Then
		await #expect(throws: TestError.network) { try await action() }
	}
}
