// Objects that tell when they change.

public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let channel = Channel<Void, Never>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
        channel.add(subscriber, current: nil)
    }

    public func send() { channel.send(()) }
}

@propertyWrapper
public struct Published<Value> {
    private let storage: Storage

    public init(initialValue: Value) {
        storage = Storage(value: initialValue)
    }

    public init(wrappedValue: Value) {
        self.init(initialValue: wrappedValue)
    }

    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let storage: Storage

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Value {
            storage.channel.add(subscriber, current: storage.value)
        }

        func follow<P: Combine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
            let storage = storage
            publisher.receive(subscriber: Sink(value: { storage.value = $0 }, completion: { _ in }))
        }
    }

    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set { newValue.storage.value = storage.value }
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.value = newValue }
    }

    /// Sends a new value before it holds it, as Combine does.
    fileprivate final class Storage {
        let channel = Channel<Value, Never>()
        var value: Value {
            willSet { channel.send(newValue) }
        }

        init(value: Value) {
            self.value = value
        }
    }
}
