// What snapshot tests call. Nothing is drawn and nothing compared: that takes a simulator.

import SwiftUI

@MainActor
public func assertSnapshot<Value: View>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value>,
    named name: String? = nil,
    record recording: Bool? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {}

public struct Snapshotting<Value> {
    public static func image(layout: SwiftUISnapshotLayout = .sizeThatFits) -> Snapshotting { Snapshotting() }
    public static var image: Snapshotting { Snapshotting() }
}

public enum SwiftUISnapshotLayout {
    case device(config: ViewImageConfig)
    case fixed(width: CGFloat, height: CGFloat)
    case sizeThatFits
}

public struct ViewImageConfig: Sendable {
    public static let iPhone13 = ViewImageConfig()
}
