// Views, and how several become one.

@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import UIKit

@MainActor
@preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder
    @MainActor
    @preconcurrency
    var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("nobody calls this") }
}

/// A view of these stubs: it has no content of its own.
public protocol Leaf: View where Body == Never {}

extension Leaf {
    public var body: Never { fatalError("the body of a view of the system is not called") }
}

public struct EmptyView: Leaf {
    public nonisolated init() {}
}

public struct AnyView: Leaf {
    public init<V: View>(_ view: V) {}
    public init<V: View>(erasing view: V) {}
}

public struct TupleView<T>: Leaf {
    init() {}
}

public struct _ConditionalContent<TrueContent, FalseContent> {
    init() {}
}

extension _ConditionalContent: View, Leaf where TrueContent: View, FalseContent: View {}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("the body of a view of the system is not called") }
}

@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    @MainActor
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView()
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent()
    }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent()
    }

    @MainActor
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

@MainActor
@preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder
    @MainActor
    @preconcurrency
    func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: Leaf {}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
}

extension ModifiedContent: View, Leaf where Content: View, Modifier: ViewModifier {}

extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
