// The names whose uses are collected.

extension UseCollection {
    func isDeclared(_ name: String) -> Bool { numbers[name] != nil }

    /// A wrapper's members besides the value belong to the property.
    func number(of name: String) -> Int? {
        if let number = numbers[name] { return number }
        guard let first = name.utf8.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_") else { return nil }
        return numbers[String(name.dropFirst())]
    }

    /// Types are followed along a chain no further than to here: outside names are not collected.
    func lastDeclared(in names: ArraySlice<String>) -> Int? { names.lastIndex { number(of: $0) != nil } }
}
