/// What is there, what is missing, and how to get it.
package struct DoctorReport: Sendable, Equatable {
    package struct Item: Sendable, Equatable {
        package let name: String
        /// Where it was found; nil when it is missing.
        package let found: String?
        package let purpose: String
        /// What to do when it is missing.
        package let remedy: String

        package var isPresent: Bool { found != nil }
    }

    package let items: [Item]

    package init(cache: EaselCache) {
        items = Self.tools.map(Self.item) + [Self.cacheItem(cache), Self.engineItem(cache), Self.modelItem(cache)]
    }

    package var isHealthy: Bool { items.allSatisfy(\.isPresent) }

    private struct Tool {
        let name: String
        let alternatives: [String]
        let purpose: String
        let aptPackage: String
    }

    private static let tools = [
        Tool(name: "python3", alternatives: ["python3"], purpose: "downloads", aptPackage: "python3 python3-pip"),
        Tool(name: "cmake", alternatives: ["cmake"], purpose: "building the engine", aptPackage: "cmake"),
        Tool(name: "make", alternatives: ["make", "ninja"], purpose: "building the engine", aptPackage: "make"),
        Tool(
            name: "C++ compiler", alternatives: ["c++", "g++", "clang++"], purpose: "building the engine",
            aptPackage: "g++"),
    ]

    private static func item(_ tool: Tool) -> Item {
        Item(
            name: tool.name, found: tool.alternatives.first(where: ToolProcess.finds), purpose: tool.purpose,
            remedy: "sudo apt-get install \(tool.aptPackage)")
    }

    private static func cacheItem(_ cache: EaselCache) -> Item {
        let writable = (try? FileSystem.createFolder(cache.root)) != nil && FileSystem.isWritable(cache.root)
        return Item(
            name: "cache folder", found: writable ? cache.root : nil, purpose: "keeps the engine and the models",
            remedy: "make \(cache.root) writable, or set XDG_CACHE_HOME")
    }

    private static func engineItem(_ cache: EaselCache) -> Item {
        Item(
            name: SetupStep.engine.title, found: EngineInstallation(cache: cache).libraries.first,
            purpose: "runs models on this machine", remedy: "easel setup")
    }

    private static func modelItem(_ cache: EaselCache) -> Item {
        let model = EmbeddedModelInstallation(cache: cache)
        return Item(
            name: SetupStep.embeddedModel.title, found: model.isInstalled ? model.path : nil,
            purpose: "answers when no model is named", remedy: "easel setup")
    }
}
