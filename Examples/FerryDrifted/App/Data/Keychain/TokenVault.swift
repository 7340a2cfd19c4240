import Foundation
import Security

/// Keeps the passenger's token where nobody else can read it.
struct TokenVault: Sendable {
    private let service = "ferry.token"

    func token() -> String? {
        var item: CFTypeRef?
        let query: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecReturnData: true,
        ]
        guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
        return (item as? Data).flatMap { String(data: $0, encoding: .utf8) }
    }

    func keep(_ token: String) {
        let entry: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecValueData: Data(token.utf8),
        ]
        SecItemDelete(entry as CFDictionary)
        SecItemAdd(entry as CFDictionary, nil)
    }
}
