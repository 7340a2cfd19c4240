// A graph as a separate picture.

extension GraphFormat {
    package static let svg = GraphFormat(
        name: "svg",
        summary: "a picture that a browser opens, in light and dark",
        text: { graph, _ in Picture(graph).file }
    )
}
