import PantryFeature

public struct ItemLink {
    public let id: String
}
