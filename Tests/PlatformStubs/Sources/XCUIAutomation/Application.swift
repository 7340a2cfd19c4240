// What tests of the whole app call; on Linux there is no app to start.

@MainActor
public class XCUIElement {
    init() {}

    public var exists: Bool { false }
    public var label: String { "" }

    public func tap() {}
    public func typeText(_ text: String) {}
    public func waitForExistence(timeout: Double) -> Bool { false }
}

@MainActor
public final class XCUIApplication: XCUIElement {
    public var launchArguments: [String] = []
    public var launchEnvironment: [String: String] = [:]

    public override init() {}

    public func launch() {}
}

extension XCUIElement {
    public var buttons: XCUIElementQuery { XCUIElementQuery() }
    public var cells: XCUIElementQuery { XCUIElementQuery() }
    public var collectionViews: XCUIElementQuery { XCUIElementQuery() }
    public var otherElements: XCUIElementQuery { XCUIElementQuery() }
    public var staticTexts: XCUIElementQuery { XCUIElementQuery() }
    public var textFields: XCUIElementQuery { XCUIElementQuery() }
}

@MainActor
public final class XCUIElementQuery {
    public var count: Int { 0 }
    public var firstMatch: XCUIElement { XCUIApplication() }

    public subscript(key: String) -> XCUIElement { XCUIApplication() }
}
