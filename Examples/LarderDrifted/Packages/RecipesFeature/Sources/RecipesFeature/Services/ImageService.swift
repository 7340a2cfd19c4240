import Foundation

class ImageService {
    static let shared = ImageService()
    var cache: [String: Data] = [:]

    func image(for name: String, completion: @escaping (Data?) -> Void) {
        DispatchQueue.global().async {
            completion(nil)
        }
    }
}
