/// What is wrong with an input.
struct ValidationError: Error {
    let reason: String
}
