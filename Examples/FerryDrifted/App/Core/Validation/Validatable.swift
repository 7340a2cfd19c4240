/// Something that knows everything that is wrong with itself.
protocol Validatable {
    func validate() throws -> [ValidationError]
    func repair()
}
