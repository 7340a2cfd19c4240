// What a view holds, and what it is lent.

public protocol DynamicProperty {}

@propertyWrapper
public struct State<Value>: DynamicProperty {
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private let box: Box

    public init(wrappedValue: Value) {
        box = Box(wrappedValue)
    }

    public init(initialValue: Value) {
        box = Box(initialValue)
    }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(reading: { box.value }, writing: { box.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
        read = reading
        write = writing
    }

    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // Nobody calls these here: they would have to be awaited.
        read = { fatalError("a binding of closures is not read on Linux") }
        write = { _ in }
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(reading: { value }, writing: { _ in })
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let (read, write) = (read, write)
        return Binding<Subject>(
            reading: { read()[keyPath: keyPath] },
            writing: { subject in
                var value = read()
                value[keyPath: keyPath] = subject
                write(value)
            }
        )
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(reading: { base.wrappedValue ?? value }, writing: { base.wrappedValue = $0 })
    }
}

@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    private var object: Value

    private init(object: Value) {
        self.object = object
    }

    public var wrappedValue: Value {
        get { object }
        set { object = newValue }
    }

    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    public init(_ wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = object
        return Binding<Subject>(reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
    }
}

@MainActor
@preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Box: @unchecked Sendable {
        let make: () -> ObjectType
        lazy var object = make()
        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    private let box: Box

    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        box = Box(thunk)
    }

    public var wrappedValue: ObjectType { box.object }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

@MainActor
@preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @MainActor
    @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            let object = object
            return Binding<Subject>(reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
        }
    }
}

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    public init() where Value == Bool {}
    public init<T: Hashable>() where Value == T? {}

    public var wrappedValue: Value {
        get { fatalError("nothing has the focus on Linux") }
        nonmutating set {}
    }

    public var projectedValue: Binding { Binding() }

    public struct Binding {}
}
