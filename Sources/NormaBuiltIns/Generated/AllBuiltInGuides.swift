// Generated from the folder Guides by Scripts/embed-guides.

extension BuiltInGuides {
    static let generated: [BuiltInGuide] = [boundaries, cleanCoordinators, cleanPackages, goldenPath, viperMvvm]
    static let generatedParts: [BuiltInGuide] = [natures]
}
