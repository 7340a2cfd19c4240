// The layer of a file that two layers cover: the one that is over the other, else the one that the guide names first.

import NormaGuide
import NormaText

struct LayerOrder {
    /// The layers by their number in the guide: each before those that it is over.
    let order: [Int]
    private let ranks: [Int]
    /// For each layer those that it is over, over others too.
    private let below: [Set<Int>]

    init(_ layers: [LayerDefinition]) {
        let numbers = Dictionary(layers.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        let next = layers.map { $0.over.compactMap { numbers[$0.text] } }
        var below: [Set<Int>] = []
        for layer in layers.indices {
            var found: Set<Int> = []
            var open = next[layer]
            while let other = open.popLast() {
                if found.insert(other).inserted { open += next[other] }
            }
            below.append(found)
        }
        self.below = below
        var order: [Int] = []
        for layer in layers.indices {
            let place = order.firstIndex { below[layer].contains($0) && !below[$0].contains(layer) } ?? order.count
            order.insert(layer, at: place)
        }
        self.order = order
        var ranks = layers.map { _ in 0 }
        for (rank, layer) in order.enumerated() { ranks[layer] = rank }
        self.ranks = ranks
    }

    func isBefore(_ layer: Int, _ other: Int) -> Bool { ranks[layer] < ranks[other] }

    /// Whether the guide decides which of the two gets a file that both cover.
    func isSettled(_ layer: Int, _ other: Int) -> Bool { below[layer].contains(other) || below[other].contains(layer) }
}

extension LayerOverlap {
    /// In the guide's order.
    static func all(in files: [ProjectFile], _ places: DefinedPlaces) -> [LayerOverlap] {
        var found: [LayerOverlap] = []
        for file in files {
            guard let layer = file.layer else { continue }
            for other in places.overlaps(of: file.path, with: Int(layer.index)).map({ LayerID(Int32($0)) }) {
                if let index = found.firstIndex(where: { $0.layer == layer && $0.other == other }) {
                    found[index].fileCount += 1
                } else {
                    found.append(LayerOverlap(layer: layer, other: other, fileCount: 1, example: file.path))
                }
            }
        }
        return found.sorted { ($0.layer.index, $0.other.index) < ($1.layer.index, $1.other.index) }
    }
}
