struct GuestRequest {
    let name: String
    let age: Int
}
