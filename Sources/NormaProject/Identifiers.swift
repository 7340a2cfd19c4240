// Numbers that stand for the things of a project; comparing and hashing them costs nothing.

/// An index into `Project.files`.
package struct FileID: Sendable, Hashable, Comparable {
    package var index: Int32
    package init(_ index: Int32) { self.index = index }
    package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A declaration of the whole project: the number of its file's first declaration plus its index in the file's facts.
package struct DeclarationID: Sendable, Hashable, Comparable {
    package var index: Int32
    package init(_ index: Int32) { self.index = index }
    package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A reference of the whole project, numbered like a declaration.
package struct ReferenceID: Sendable, Hashable, Comparable {
    package var index: Int32
    package init(_ index: Int32) { self.index = index }
    package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// An index into `Project.modules`.
package struct ModuleID: Sendable, Hashable, Comparable {
    package var index: Int32
    package init(_ index: Int32) { self.index = index }
    package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// An index into `Project.packages`.
package struct PackageID: Sendable, Hashable, Comparable {
    package var index: Int32
    package init(_ index: Int32) { self.index = index }
    package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// An index into `Project.layers`.
package struct LayerID: Sendable, Hashable {
    package var index: Int32
    package init(_ index: Int32) { self.index = index }
}

/// An index into `Project.features`.
package struct FeatureID: Sendable, Hashable, Comparable {
    package var index: Int32
    package init(_ index: Int32) { self.index = index }
    package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// An index into `Project.folders`.
package struct FolderID: Sendable, Hashable {
    package var index: Int32
    package init(_ index: Int32) { self.index = index }
}
