import Testing

@testable import Bookshelf

@MainActor
struct PrimaryButtonTests {
    @Test func runsItsAction() {
        var taps = 0
        let button = PrimaryButton("Start reading") { taps += 1 }

        button.action()

        #expect(button.title == "Start reading")
        #expect(taps == 1)
    }
}
