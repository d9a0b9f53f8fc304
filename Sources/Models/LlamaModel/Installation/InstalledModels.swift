/// The GGUF files in the cache's model folder, in the order of their names.
package struct InstalledModels: Sendable {
    package struct Model: Sendable, Equatable {
        package let name: String
        package let path: String
        package let byteCount: Int
        /// Whether it is the one used when no model is named.
        package let isDefault: Bool
    }

    package let models: [Model]

    package init(cache: EaselCache) {
        models = FileSystem.names(in: cache.models).filter { $0.hasSuffix(".gguf") }.map { name in
            let path = cache.models + "/" + name
            return Model(
                name: String(name.dropLast(".gguf".count)), path: path, byteCount: FileSystem.byteCount(path) ?? 0,
                isDefault: name == EmbeddedModelInstallation.fileName)
        }
    }
}
