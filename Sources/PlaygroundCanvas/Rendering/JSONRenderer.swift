import Foundation
import PlaygroundEvents
import SourceText

/// A canvas as JSON, for tools. Format version 1.
///
/// `{"version": 1, "document", "title", "models", "cells": [{"block", "hidden", "diagnostics", "playgrounds": […]}]}`;
/// places are `{"line", "column"}`, counted from 1; keys are sorted. Times and token counts are left out unless asked
/// for, so that the text is the same for the same results.
package struct JSONRenderer: Sendable {
    /// Adds `metrics` to every request.
    package var includesMetrics: Bool

    package init(includesMetrics: Bool = false) {
        self.includesMetrics = includesMetrics
    }

    package func render(_ canvas: Canvas) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(document(canvas)) + Data("\n".utf8)
    }

    private func document(_ canvas: Canvas) -> JSON {
        .object([
            "version": 1, "document": .string(canvas.document), "title": .optional(canvas.title),
            "models": .array(canvas.models.map(JSON.string)), "cells": .array(canvas.cells.map(cell)),
        ])
    }

    private func cell(_ cell: CanvasCell) -> JSON {
        .object([
            "block": .number(cell.block), "hidden": .bool(cell.isHidden),
            "diagnostics": .array(cell.diagnostics.map(diagnostic)),
            "playgrounds": .array(cell.playgrounds.map(playground)),
        ])
    }

    private func playground(_ playground: CanvasPlayground) -> JSON {
        .object([
            "index": .number(playground.identity.index), "name": .optional(playground.identity.name),
            "place": place(playground.identity.place),
            "items": .array(playground.items.map { item($0) }),
            "requests": .array(playground.requests.map(request)),
            "transcripts": .array(playground.transcripts.map(transcript)),
        ])
    }

    private func item(_ item: CanvasItem) -> JSON {
        switch item {
        case .values(let history): values(history)
        case .output(let text, let place):
            .object(["kind": "output", "text": .string(text), "place": self.place(place)])
        case .request(let index): .object(["kind": "request", "request": .number(index)])
        case .expectation(let expectation): self.expectation(expectation)
        case .note(let note): .object(["kind": "note", "diagnostic": diagnostic(note)])
        case .failure(let failure): self.failure(failure)
        }
    }

    private func values(_ history: ValueHistory) -> JSON {
        .object([
            "kind": "value", "name": .string(history.name), "count": .number(history.count),
            "values": .array(history.values.map(tree)), "place": place(history.place),
        ])
    }

    private func tree(_ tree: ValueTree) -> JSON {
        .object([
            "label": .optional(tree.label), "type": .string(tree.type), "style": .string(tree.style.rawValue),
            "summary": .string(tree.summary), "children": .array(tree.children.map(self.tree)),
            "omitted": .number(tree.omitted),
        ])
    }

    private func request(_ request: CanvasRequest) -> JSON {
        var fields: [String: JSON] = [
            "model": .string(request.request.model), "prompt": .string(request.request.prompt),
            "schema": .optional(request.request.schema), "options": named(request.request.options),
            "tools": .array(request.request.tools.map(JSON.string)), "place": place(request.request.place),
            "snapshots": .array(request.snapshots.map { .string($0.text) }),
            "entries": .array((request.answer?.entries ?? []).map(entry)),
            "error": .optional(request.answer?.error),
        ]
        if includesMetrics, let metrics = request.answer?.metrics { fields["metrics"] = self.metrics(metrics) }
        return .object(fields)
    }

    private func metrics(_ metrics: RequestMetrics) -> JSON {
        .object([
            "seconds": .object([
                "timeToFirstToken": metrics.timeToFirstToken.map(JSON.decimal) ?? .null,
                "generation": .decimal(metrics.generation), "total": .decimal(metrics.total),
            ]),
            "tokens": .object([
                "input": .number(metrics.inputTokens), "cached": .number(metrics.cachedTokens),
                "output": .number(metrics.outputTokens),
            ]),
        ])
    }

    private func transcript(_ transcript: SessionTranscript) -> JSON {
        .object(["session": .number(transcript.session), "entries": .array(transcript.entries.map(entry))])
    }

    private func entry(_ entry: TranscriptLine) -> JSON {
        .object([
            "role": .string(entry.role.rawValue), "text": .string(entry.text), "details": named(entry.details),
        ])
    }

    private func expectation(_ expectation: Expectation) -> JSON {
        .object([
            "kind": "expectation", "source": .string(expectation.source), "passed": .bool(expectation.passed),
            "soft": .bool(expectation.isSoft), "comment": .optional(expectation.comment),
            "operands": named(expectation.operands.map { NamedText($0.source, $0.value) }),
            "place": place(expectation.place),
        ])
    }

    private func failure(_ failure: RunFailure) -> JSON {
        .object([
            "kind": "failure", "diagnostic": diagnostic(failure.diagnostic),
            "callStack": .array(
                failure.callStack.map {
                    .object(["function": .string($0.function), "place": place($0.place)])
                }),
        ])
    }

    private func diagnostic(_ diagnostic: Diagnostic) -> JSON {
        .object([
            "severity": .string(diagnostic.severity.rawValue), "message": .string(diagnostic.message),
            "hint": .optional(diagnostic.hint), "place": diagnostic.place.map(place) ?? .null,
        ])
    }

    private func place(_ place: SourcePlace) -> JSON {
        .object(["line": .number(place.location.line), "column": .number(place.location.column)])
    }

    private func named(_ texts: [NamedText]) -> JSON {
        .array(texts.map { .object(["name": .string($0.name), "text": .string($0.text)]) })
    }
}

/// A JSON value to be encoded.
private enum JSON: Encodable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    case null, bool(Bool), number(Int), decimal(Double), string(String), array([JSON]), object([String: JSON])

    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(value) }

    static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .decimal(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let fields): try container.encode(fields)
        }
    }
}
