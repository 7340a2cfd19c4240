// A row of a list.

import SwiftUI

struct ItemRow: View {
    let item: Item
    let onTap: (Item) -> Void

    var body: some View { Text(item.title) }
}
