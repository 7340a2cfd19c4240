import TrailheadNetworking

final class TrailUseCase {
	private let client: HTTPClientContract
	let repository = TrailRepository.shared

	init(client: HTTPClientContract) {
		self.client = client
	}

	func loadAll() -> [TrailDTO] { [] }

	func reload() {}
}
