extension RepositoryRoot {
    /// The templates and words that the framework's own pages need, by path: what a site of a few files is completed with.
    package func frameworkFiles() throws -> [String: String] {
        // Words of an app's roles lie beside those of the gallery.
        let gallery = try (files(in: "Templates/Stubs") + files(in: "Resources/Localization/Stubs"))
            .filter { $0.contains("/Stubs/Stub") }
        let shared = [
            "Templates/Shared/FailureView.mustache", "Templates/Shared/FormCheckView.mustache",
            "Templates/Shared/FailureToastView.mustache", "Templates/Shared/ToastView.mustache",
            "Templates/Shared/ValidationListView.mustache",
            "Resources/Localization/Shared/FailureViewModel.yml",
            "Resources/Localization/Shared/FailureToastViewModel.yml",
        ]
        return Dictionary(uniqueKeysWithValues: try (shared + gallery).map { ($0, try text($0)) })
    }
}
