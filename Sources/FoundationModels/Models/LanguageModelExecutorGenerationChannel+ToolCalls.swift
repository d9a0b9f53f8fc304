extension LanguageModelExecutorGenerationChannel {
    /// A change to a tool calls entry. API version 27.0.
    public struct ToolCalls: Sendable {
        /// The entry to change; nil means the current one.
        public var entryID: String?
        /// What to change.
        public var action: Action

        /// What can be done to a tool calls entry. API version 27.0.
        public struct Action: Sendable {
            package enum Change: Sendable {
                case call(ToolCall)
                case remove(id: String)
                case metadata(Metadata)
                case usage(Usage)
            }

            package let change: Change

            /// Changes the call with this ID, or adds it when it is new.
            public static func toolCall(id: String, name: String, action: ToolCall.Action) -> Action {
                Action(change: .call(ToolCall(id: id, name: name, action: action)))
            }

            /// Takes a call back.
            public static func removeToolCall(id: String) -> Action {
                Action(change: .remove(id: id))
            }

            /// Attaches values to the entry; values of the same name are replaced.
            public static func updateMetadata(_ values: [String: any ConvertibleToGeneratedContent]) -> Action {
                Action(change: .metadata(Metadata(stored: TranscriptMetadata(values))))
            }

            /// States the tokens used by this inference so far; the last statement counts.
            public static func updateUsage(
                input: Usage.Input, output: Usage.Output,
                metadata: [String: any ConvertibleToGeneratedContent] = [:]
            ) -> Action {
                Action(change: .usage(Usage(input: input, output: output, metadata: metadata)))
            }
        }

        /// A change to one call of a tool calls entry. API version 27.0.
        public struct ToolCall: Sendable {
            /// The identity of the call, which its output repeats.
            public var id: String
            /// The tool to call.
            public var name: String
            /// What to change.
            public var action: Action

            /// What can be done to a call. API version 27.0.
            public struct Action: Sendable {
                package enum Change: Sendable {
                    case append(ArgumentsFragment)
                    case metadata(Metadata)
                }

                package let change: Change

                /// Appends a piece of the arguments' JSON text.
                public static func appendArguments(_ content: String, tokenCount: Int) -> Action {
                    Action(change: .append(ArgumentsFragment(content: content, tokenCount: tokenCount)))
                }

                /// Attaches values to the call; values of the same name are replaced.
                public static func updateMetadata(_ values: [String: any ConvertibleToGeneratedContent]) -> Action {
                    Action(change: .metadata(Metadata(stored: TranscriptMetadata(values))))
                }
            }

            /// A piece of the JSON text of a call's arguments. API version 27.0.
            public struct ArgumentsFragment: Sendable {
                /// The text to append.
                public var content: String
                /// How many tokens the text took.
                public var tokenCount: Int
            }
        }
    }
}
