import Foundation

struct CartRepository {
    let session: URLSession
}
