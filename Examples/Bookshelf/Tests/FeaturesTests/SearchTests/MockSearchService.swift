@testable import Bookshelf

actor MockSearchService: SearchServiceProtocol {
    private(set) var terms: [String] = []
    private let result: Result<[SearchModel], any Error>

    init(_ result: Result<[SearchModel], any Error>) {
        self.result = result
    }

    func books(matching term: String, in scope: SearchModel.Scope) async throws -> [SearchModel] {
        terms.append(term)
        return try result.get()
    }
}

extension SearchModel {
    static func sample(_ availability: Availability) -> SearchModel {
        SearchModel(
            id: "orlando",
            title: "Orlando",
            author: "Virginia Woolf",
            availability: availability,
            coverURL: nil
        )
    }
}
