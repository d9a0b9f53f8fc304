import Foundation
import FoundationModels
import LlamaModel
import PlaygroundRunner
import ScriptedModel
import SourceText

/// The models of this machine, by the names people use.
struct ModelCatalog: ModelProvider {
    let console: Console

    func model(named name: String?) async throws -> ProvidedModel {
        guard let name, name != Self.embedded else { return try await embeddedModel() }
        if name == "sample" { return ProvidedModel(name: "sample", identity: "sample", model: ScriptedModel.sample) }
        if let path = name.dropping(prefix: "script:") { return try scripted(path) }
        if name.hasSuffix(".gguf") { return try await file(name) }
        throw unknown(name)
    }

    /// Scripts have none: their answers depend on the order of the requests.
    func identity(named name: String?) async throws -> ModelIdentity? {
        guard let name, name != Self.embedded else {
            let name = EmbeddedModelInstallation.name
            return ModelIdentity(name: name, identity: name)
        }
        if name == "sample" { return ModelIdentity(name: name, identity: name) }
        return name.hasSuffix(".gguf") ? Self.identity(ofFile: name) : nil
    }

    private static func identity(ofFile path: String) -> ModelIdentity {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return ModelIdentity(name: name, identity: "\(name):\(FileIdentity.of(path))")
    }

    /// The name of the default.
    static let embedded = "embedded"

    private func unknown(_ name: String) -> ModelFault {
        ModelFault(
            "there is no model '\(name)'",
            hint: Suggestion.nearest(to: name, in: ["sample", Self.embedded]).map { "did you mean '\($0)'?" }
                ?? "use 'embedded', 'sample', 'script:FILE.json' or a GGUF file; easel models lists what is installed")
    }

    /// Installs the embedded model when it is missing.
    private func embeddedModel() async throws -> ProvidedModel {
        do {
            let cache = try EaselCache.standard()
            try SetupProgress(console).run(Setup(cache: cache))
            let model = try LlamaModel.embedded(in: cache)
            let name = EmbeddedModelInstallation.name
            return ProvidedModel(name: name, identity: name, model: model)
        } catch let error as SetupError {
            throw ModelFault(error.description)
        } catch let error as LlamaModelError {
            throw ModelFault(error.description)
        }
    }

    private func scripted(_ path: String) throws -> ProvidedModel {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ModelFault("cannot read the script '\(path)'", hint: "write --model script:FILE.json")
        }
        do {
            let text = String(decoding: data, as: UTF8.self)
            let script = try Script(json: text)
            return ProvidedModel(
                name: "script", identity: "script:" + SHA256.hex(text.utf8, digits: 16),
                model: ScriptedModel.script(script), isRecordable: false)
        } catch {
            throw ModelFault("\(path): \(error.localizedDescription)")
        }
    }

    /// Loads a file now, so that a damaged one is found before the document runs.
    private func file(_ path: String) async throws -> ProvidedModel {
        do {
            let cache = try EaselCache.standard()
            try SetupProgress(console).run(Setup(cache: cache), steps: [.engine])
            let model = try LlamaModel(path: path)
            try await model.load()
            let known = Self.identity(ofFile: path)
            return ProvidedModel(name: known.name, identity: known.identity, model: model)
        } catch let error as SetupError {
            throw ModelFault(error.description)
        } catch let error as LlamaModelError {
            throw ModelFault(error.description)
        }
    }
}

/// What tells one model file from another without reading all of it: size and time of change.
private enum FileIdentity {
    static func of(_ path: String) -> String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let size = attributes?[.size] as? Int ?? 0
        let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(size)-\(Int(time))"
    }
}

extension String {
    /// The rest after a prefix, nil when it is not there.
    func dropping(prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
