import XCTest

final class PortTests: XCTestCase {
    func test_ports_shouldBeThere() {}
}
