import XCTest

@testable import API

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

final class NetworkingServiceTests: XCTestCase {
    // MARK: - Properties

    private var sut: NetworkingService!

    // MARK: - Setup & Teardown

    override func setUp() {
        super.setUp()
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubServer.self]
        sut = NetworkingService(root: Server.root, session: URLSession(configuration: configuration))
    }

    override func tearDown() {
        sut = nil
        super.tearDown()
    }

    // MARK: - Tests

    func test_fetch_whenServerAnswers_decodesIt() async throws {
        // Act
        let answer: [String] = try await sut.fetch(endpoint: Endpoint(path: "200"))

        // Assert
        XCTAssertEqual(answer, ["/200"])
    }

    func test_fetch_whenServerRefuses_throwsTheStatus() async {
        // Act
        var failure: NetworkingError?
        do {
            let _: [String] = try await sut.fetch(endpoint: Endpoint(path: "404"))
        } catch {
            failure = error as? NetworkingError
        }

        // Assert
        XCTAssertEqual(failure, .refused(status: 404))
    }

    func test_delete_whenServerAnswers_doesNotThrow() async throws {
        // Act
        try await sut.delete(endpoint: Endpoint(path: "204"))
    }
}

/// Answers each path with the status that it names.
private final class StubServer: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let address = request.url, let status = Int(address.lastPathComponent) else { return }
        let response = HTTPURLResponse(url: address, statusCode: status, httpVersion: nil, headerFields: nil)
        if let response {
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        }
        client?.urlProtocol(self, didLoad: Data("[\"\(address.path)\"]".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
