// Where each name is written: an index over the facts of all files, so that only asked names are looked up.

import NormaFacts

/// The calls and the uses of values that write a declared name, in the order of the files, calls before other uses.
struct UsePlaces: Sendable {
    struct Place: Sendable {
        let file: FileID
        /// A call as its index, another use as the complement of its index.
        let item: Int32
    }

    /// By declared name the number of its list.
    let numbers: [String: Int]
    private var places: [[Place]]
    private(set) var isReflected = false

    /// Cost: one look-up for each name of a file, and a look at every call and use.
    init(of declared: Set<String>, in project: Project) {
        numbers = Dictionary(uniqueKeysWithValues: zip(declared, 0...))
        places = Array(repeating: [], count: declared.count)
        let creations = numbers["init"] ?? 0
        for file in project.allFileIDs {
            let facts = project.files[Int(file.index)].content
            var chains: [NameID: [Int]] = [:]
            for (index, call) in facts.calls.enumerated() {
                let place = Place(file: file, item: Int32(clamping: index))
                note(call.name, of: facts, &chains, place)
                switch call.receiver {
                case .none: break
                case .chain: note(call.chain, of: facts, &chains, place)
                case .implicit, .expression: note(call.tail, of: facts, &chains, place)
                }
                let mayCreate = call.receiver == .none || call.receiver == .chain
                if mayCreate, call.reference >= 0 || facts.text(call.name) == "Self" { add(place, creations) }
                if Self.isDump(call, facts) { isReflected = true }
            }
            for (index, use) in facts.uses.enumerated() {
                note(use.chain, of: facts, &chains, Place(file: file, item: ~Int32(clamping: index)))
            }
        }
    }

    private static func isDump(_ call: CallFact, _ facts: FileContent) -> Bool {
        guard facts.text(call.name) == "dump" else { return false }
        return switch call.receiver {
        case .none: call.local < 0
        case .chain: facts.text(call.chain) == "Swift"
        case .implicit, .expression: false
        }
    }

    private mutating func note(
        _ chain: NameID,
        of facts: FileContent,
        _ chains: inout [NameID: [Int]],
        _ place: Place
    ) {
        if let known = chains[chain] { return known.forEach { add(place, $0) } }
        let found = TypeFinder.names(facts.text(chain)).compactMap { number(of: $0) }
        chains[chain] = found
        found.forEach { add(place, $0) }
    }

    /// A name may be twice in one chain.
    private mutating func add(_ place: Place, _ number: Int) {
        if let last = places[number].last, last.file == place.file, last.item == place.item { return }
        places[number].append(place)
    }

    func places(ofName number: Int) -> [Place] { places.indices.contains(number) ? places[number] : [] }

    /// A wrapper's members besides the value belong to the property.
    func number(of name: String) -> Int? {
        if let number = numbers[name] { return number }
        guard let first = name.utf8.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_") else { return nil }
        return numbers[String(name.dropFirst())]
    }
}
