import Foundation

extension Transcript {
    /// What the developer told the model, and the tools it has. API version 26.0.
    public struct Instructions: Sendable, Identifiable, Equatable {
        /// The identity of the entry.
        public var id: String
        /// The text of the instructions.
        public var segments: [Segment]
        /// The tools the model is told about.
        public var toolDefinitions: [ToolDefinition]

        /// Creates an instructions entry.
        public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]) {
            self.id = id
            self.segments = segments
            self.toolDefinitions = toolDefinitions
        }
    }

    /// What the model knows of a tool. API version 26.0.
    public struct ToolDefinition: Sendable, Equatable {
        /// The name by which the model calls the tool.
        public var name: String
        /// What the tool is for.
        public var description: String
        /// The schema of the tool's arguments; readable since API version 27.0.
        public var parameters: GenerationSchema

        /// Creates a definition.
        public init(name: String, description: String, parameters: GenerationSchema) {
            self.name = name
            self.description = description
            self.parameters = parameters
        }

        /// Creates the definition of a tool, reading its name, description and parameters once.
        public init(tool: some Tool) {
            self.init(name: tool.name, description: tool.description, parameters: tool.parameters)
        }

        /// Compares names, descriptions and schemas.
        public static func == (lhs: ToolDefinition, rhs: ToolDefinition) -> Bool {
            lhs.name == rhs.name && lhs.description == rhs.description
                && lhs.parameters.hasSameShape(as: rhs.parameters)
        }
    }
}
