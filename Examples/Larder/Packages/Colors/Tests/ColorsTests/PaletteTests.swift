import XCTest

@testable import Colors

final class PaletteTests: XCTestCase {
    func test_palette_always_tellsWarningFromBackground() {
        XCTAssertNotEqual(Palette.background, Palette.warning)
    }
}
