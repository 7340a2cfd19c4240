enum Constants {
    static let pageSize = 20
    static let supportAddress = "help@bookshelf.example"
}
