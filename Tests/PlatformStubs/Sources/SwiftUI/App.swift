// The app around the views.

@MainActor
@preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder
    @MainActor
    @preconcurrency
    var body: Body { get }

    init()
}

extension App {
    public static func main() {}
}

@MainActor
@preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder
    @MainActor
    @preconcurrency
    var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}

    public var body: Never { fatalError("nothing is shown on Linux") }
}
