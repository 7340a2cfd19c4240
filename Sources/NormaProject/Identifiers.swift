// Numbers that identify the things of a project; comparing and hashing them costs nothing.

/// An identifier that is an index.
package protocol ProjectNumber: Sendable, Hashable, Comparable {
    var index: Int32 { get }
    init(_ index: Int32)
}

extension ProjectNumber {
    @inlinable
    package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// An index into `Project.files`.
package struct FileID: ProjectNumber {
    package var index: Int32
    @inlinable
    package init(_ index: Int32) { self.index = index }
}

/// A declaration of the whole project: the number of its file's first declaration plus its index in the file's facts.
package struct DeclarationID: ProjectNumber {
    package var index: Int32
    @inlinable
    package init(_ index: Int32) { self.index = index }
}

/// A reference of the whole project, numbered like a declaration.
package struct ReferenceID: ProjectNumber {
    package var index: Int32
    @inlinable
    package init(_ index: Int32) { self.index = index }
}

/// An index into `Project.modules`.
package struct ModuleID: ProjectNumber {
    package var index: Int32
    @inlinable
    package init(_ index: Int32) { self.index = index }
}

/// An index into `Project.packages`.
package struct PackageID: ProjectNumber {
    package var index: Int32
    @inlinable
    package init(_ index: Int32) { self.index = index }
}

/// An index into `Project.layers`.
package struct LayerID: Sendable, Hashable {
    package var index: Int32
    @inlinable
    package init(_ index: Int32) { self.index = index }
}

/// An index into `Project.features`.
package struct FeatureID: ProjectNumber {
    package var index: Int32
    @inlinable
    package init(_ index: Int32) { self.index = index }
}

/// An index into `Project.folders`.
package struct FolderID: Sendable, Hashable {
    package var index: Int32
    @inlinable
    package init(_ index: Int32) { self.index = index }
}
