// What all publishers of these stubs stand on: a list of those who listen.

/// Passes values to its subscribers, in the order in which they came.
final class Channel<Output, Failure: Error> {
    private var subscribers: [Int: AnySubscriber] = [:]
    private var nextKey = 0

    struct AnySubscriber {
        let receive: (Output) -> Void
        let complete: (Subscribers.Completion<Failure>) -> Void
    }

    func add<S: Subscriber>(_ subscriber: S, current: Output?) where S.Input == Output, S.Failure == Failure {
        let key = nextKey
        nextKey += 1
        subscribers[key] = AnySubscriber(
            receive: { _ = subscriber.receive($0) },
            complete: { subscriber.receive(completion: $0) }
        )
        subscriber.receive(subscription: Connection { [weak self] in self?.subscribers[key] = nil })
        if let current { _ = subscriber.receive(current) }
    }

    func send(_ value: Output) {
        for key in subscribers.keys.sorted() { subscribers[key]?.receive(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        for key in subscribers.keys.sorted() { subscribers[key]?.complete(completion) }
        subscribers = [:]
    }
}

struct Connection: Subscription {
    let close: () -> Void

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { close() }
}
