import Foundation

final class PortAPIClientImpl: Sendable {
    func fetchPorts(_ done: @escaping @Sendable ([Crossing]) -> Void) {
        guard let address = URL(string: "https://ports.ferry.example.net/all") else { return }
        URLSession.shared.dataTask(with: address) { data, _, _ in
            _ = data.flatMap { try? JSONSerialization.jsonObject(with: $0) }
            done([])
        }.resume()
    }
}
