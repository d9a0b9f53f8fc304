import FoundationModels
import PlaygroundEvaluator

extension TranscriptErrorHandlingPolicy: Bridged {
    static let hostTypeName = "TranscriptErrorHandlingPolicy"
}

/// `TranscriptErrorHandlingPolicy` in the program.
enum ErrorPolicyTable {
    static var type: HostType {
        HostType("struct TranscriptErrorHandlingPolicy: Sendable") {
            [
                .constant("static let revertTranscript: TranscriptErrorHandlingPolicy") {
                    TranscriptErrorHandlingPolicy.revertTranscript
                },
                .constant("static let preserveTranscript: TranscriptErrorHandlingPolicy") {
                    TranscriptErrorHandlingPolicy.preserveTranscript
                },
            ]
        }
    }
}
