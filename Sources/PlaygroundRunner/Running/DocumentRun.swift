import FoundationModels
import FoundationModelsBridge
import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundEvaluator
import PlaygroundEvents
import SourceText

/// One run of one document: plan, model, evaluation, canvas.
package struct DocumentRun: Sendable {
    private let document: Document
    private let options: RunOptions
    private let models: any ModelProvider
    private let listener: (any EventSink)?
    private let records: RecordStore?

    /// - Parameters:
    ///   - listener: told every event as it happens, beside the canvas that is built from them.
    ///   - records: gives the answers that are on record, and keeps new ones and the canvas; nil for neither.
    package init(
        _ document: Document, options: RunOptions, models: any ModelProvider, listener: (any EventSink)? = nil,
        records: RecordStore? = nil
    ) {
        self.document = document
        self.options = options
        self.models = models
        self.listener = listener
        self.records = records
    }

    /// Runs every block in order.
    ///
    /// A block that cannot be read is left out with its diagnostics; a playground that fails does not stop the others.
    ///
    /// - Throws: `SettingFault`, `ModelFault` or `FileFault` when the run cannot begin; `CancellationError`.
    package func run() async throws -> Canvas {
        try await run(DocumentPlan(document, sources: options.sources))
    }

    /// Runs the blocks of a plan of the document, less those whose earlier results are still good.
    package func run(_ plan: DocumentPlan, keeping earlier: KeptResults = KeptResults()) async throws -> Canvas {
        let (running, kept) = earlier.division(of: plan, options: options)
        let selection = try PlaygroundSelection(options.only, plan, blocks: running)
        let simulation = try simulation()
        let permissions = try PermissionSettings.read(options.allow, document: document)
        let model = try await model(for: plan, simulation)
        let listeners: [(any EventSink)?] = [listener, records]
        let recorder = CanvasRecorder(
            plan, modelName: model?.name, listener: EventFork(listeners.compactMap(\.self)))
        let seed = options.seed ?? document.frontMatter?.seed ?? Self.defaultSeed
        let bridge = Bridge(
            host: SessionHost(
                environment: simulation.environment(backend: model?.model), modelName: model?.name ?? "none",
                seed: seed,
                sink: recorder), defaults: defaultNames)
        var library = HostLibrary.standard(permissions: permissions, seed: seed)
        library.modules.append(bridge.module)
        let evaluation = Evaluation(
            plan: plan, selection: selection, library: library, bridge: bridge, recorder: recorder, options: options)
        do {
            try await evaluation.run()
        } catch {
            records?.saveAnswers()
            throw error
        }
        let canvas = recorder.canvas.replacingCells(kept)
        return records?.save(canvas) ?? canvas
    }

    private var defaultNames: Bridge.Defaults {
        guard document.isMarkdown, options.givesDefaults else { return .unknown }
        return options.isStrict ? .refused : .given
    }

    /// Any fixed number would do; runs without a seed of their own are repeatable too.
    static let defaultSeed: UInt64 = 2026

    /// The command line's settings win over the document's.
    private func simulation() throws -> Simulation {
        var simulation = Simulation()
        for setting in (document.frontMatter?.simulate ?? []) + options.simulate { try simulation.add(setting) }
        return simulation
    }

    private func model(for plan: DocumentPlan, _ simulation: Simulation) async throws -> ProvidedModel? {
        guard plan.needsModel else { return nil }
        let name = options.model ?? document.frontMatter?.model
        guard let records else { return try await models.model(named: name) }
        return try await records.model(named: name, from: models)
    }
}
