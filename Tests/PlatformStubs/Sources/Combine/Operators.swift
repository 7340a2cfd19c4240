// What can be done with a publisher.

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }

    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Sink<Output, Failure>(value: receiveValue, completion: receiveCompletion)
        receive(subscriber: sink)
        return AnyCancellable { sink.cancel() }
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    public func assign(to published: inout Published<Output>.Publisher) {
        published.follow(self)
    }

    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let subscribe: (Sink<Output, Failure>) -> Void

    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        subscribe = { publisher.receive(subscriber: $0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
        subscribe(Sink(forwardingTo: subscriber))
    }
}

public enum Publishers {
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let transform: (Upstream.Output) -> Output

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            let sink = Sink<Upstream.Output, Failure>(
                value: { _ = subscriber.receive(transform($0)) },
                completion: { subscriber.receive(completion: $0) }
            )
            upstream.receive(subscriber: sink)
            subscriber.receive(subscription: Connection { sink.cancel() })
        }
    }
}

public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, Output == S.Input {
        subscriber.receive(subscription: Connection {})
        _ = subscriber.receive(output)
        subscriber.receive(completion: .finished)
    }
}

/// A subscriber made of closures.
final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let value: (Input) -> Void
    private let completion: (Subscribers.Completion<Failure>) -> Void
    private var subscription: (any Subscription)?

    init(value: @escaping (Input) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
        self.value = value
        self.completion = completion
    }

    convenience init<S: Subscriber>(forwardingTo subscriber: S) where S.Input == Input, S.Failure == Failure {
        self.init(value: { _ = subscriber.receive($0) }, completion: { subscriber.receive(completion: $0) })
    }

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Input) -> Subscribers.Demand {
        value(input)
        return .unlimited
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        self.completion(completion)
        subscription = nil
    }

    func cancel() {
        subscription?.cancel()
        subscription = nil
    }
}

public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream<UnsafeTransfer<Element>>.makeStream()
        let subscription = publisher.sink(
            receiveCompletion: { _ in continuation.finish() },
            receiveValue: { continuation.yield(UnsafeTransfer(value: $0)) }
        )
        return Iterator(base: stream.makeAsyncIterator(), subscription: subscription)
    }

    public struct Iterator: AsyncIteratorProtocol {
        var base: AsyncStream<UnsafeTransfer<Element>>.Iterator
        let subscription: AnyCancellable

        public mutating func next() async -> P.Output? { await base.next()?.value }
    }
}

/// Carries what a publisher sends through a stream, as Combine does: whether it may be shared, it does not ask.
struct UnsafeTransfer<Value>: @unchecked Sendable {
    let value: Value
}
