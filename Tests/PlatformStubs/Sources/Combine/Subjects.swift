// Publishers that are told what to send.

public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let channel = Channel<Output, Failure>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
        channel.add(subscriber, current: nil)
    }

    public func send(_ value: Output) { channel.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { channel.send(completion: completion) }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let channel = Channel<Output, Failure>()

    public var value: Output {
        didSet { channel.send(value) }
    }

    public init(_ value: Output) {
        self.value = value
    }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
        channel.add(subscriber, current: value)
    }

    public func send(_ value: Output) { self.value = value }
    public func send(completion: Subscribers.Completion<Failure>) { channel.send(completion: completion) }
}
