// What comes down the tree of views.

public struct EnvironmentValues: Sendable {
    public var dismiss: DismissAction { DismissAction() }
    public var openURL: OpenURLAction { OpenURLAction() }
    public var colorScheme: ColorScheme = .light
    public var dynamicTypeSize: DynamicTypeSize = .large

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { K.defaultValue }
        set {}
    }
}

public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

@MainActor
@preconcurrency
public struct DismissAction: Sendable {
    nonisolated init() {}

    public func callAsFunction() {}
}

@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
    nonisolated init() {}

    public func callAsFunction(_ url: URL) {}
}

public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: () -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { EnvironmentValues()[keyPath: keyPath] }
    }

    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { fatalError("no object is in the environment on Linux") }
    }

    public var wrappedValue: Value { read() }
}

@MainActor
@preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    public nonisolated init() {}

    public var wrappedValue: ObjectType { fatalError("no object is in the environment on Linux") }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
}
