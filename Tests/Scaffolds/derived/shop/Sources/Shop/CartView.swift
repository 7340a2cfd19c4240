// A view that reads its environment, and has a state of its own.

import SwiftUI

struct CartView: View {
    @EnvironmentObject private var session: Session
    @State private var isOpen = false
    @Binding var name: String

    let items: [Item]

    var body: some View {
        VStack {
            Text(name)
            ForEach(items, id: \.id) { Text($0.title) }
        }
    }

    func row(for item: Item) -> ItemRow { ItemRow(item: item, onTap: { _ in }) }
}

final class Session: ObservableObject {}
