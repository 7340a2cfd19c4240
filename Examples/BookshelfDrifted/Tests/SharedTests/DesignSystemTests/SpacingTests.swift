import Foundation
import Testing

@testable import Bookshelf

struct SpacingTests {
    private let scale: [CGFloat] = [.xxs, .xs, .sm, .md, .lg, .xl, .xxl]

    @Test func growsFromStepToStep() {
        #expect(zip(scale, scale.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func staysOnTheFourPointGrid() {
        #expect(scale.allSatisfy { $0.truncatingRemainder(dividingBy: 4) == 0 })
    }
}
