// One and many of the nouns that features and models are called by.

import NormaText
import Testing

@Suite("Forms of nouns")
struct NounFormsTests {
    @Test(
        "one and many lead to each other",
        arguments: [
            ("Hut", "Huts"), ("Entry", "Entries"), ("Box", "Boxes"), ("Address", "Addresses"), ("Dish", "Dishes"),
            ("Day", "Days"), ("BookShelf", "BookShelves"), ("Person", "People"), ("Child", "Children"),
            ("URLRequest", "URLRequests"), ("route", "routes"),
        ]
    )
    func pairs(one: String, many: String) {
        #expect(NounForms.plural(of: one) == many)
        #expect(NounForms.singular(of: many) == one)
    }

    @Test("what is no plural stays as it is", arguments: ["Status", "Address", "Analysis", "News", "Series", "Us", ""])
    func singular(name: String) { #expect(NounForms.singular(of: name) == name) }
}
