import PlaygroundEvaluator

/// What a run was asked to do; what is nil is left to the document or the default.
package struct RunOptions: Sendable {
    /// The model's name.
    package var model: String?
    package var seed: UInt64?
    /// Settings such as `availability=modelNotReady`; they win over the document's.
    package var simulate: [String] = []
    /// Swift files or folders whose declarations the document sees.
    package var sources: [String] = []
    /// Only the playground of this name, or the one at `FILE:LINE`.
    package var only: String?
    /// What documents may do beyond computing: `net`, `read=DIR`.
    package var allow: [String] = []
    /// Makes errors of what is otherwise forgiven with a note.
    package var isStrict = false
    /// Whether code of a document that uses `session` or `prompt` without declaring it gets one.
    package var givesDefaults = true
    package var limits = EvaluationLimits()
    /// Whether bindings and unused values become results; a plain run only prints.
    package var showsValues = true

    package init() {}
}
