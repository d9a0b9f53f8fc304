import SourceText

extension BlockBuilder {
    /// A fenced block, or code by indentation.
    mutating func code(_ node: MarkdownNode, _ line: Int, _ start: LineCursor, _ context: Context) -> Block {
        guard let fence = Fence(text, line: line, start: start, containers: context.containers) else {
            return lines(of: node, .indentedCode(node.literal), line, start)
        }
        let block = codeBlock(fence)
        codeBlocks.append(block)
        return Block(kind: .code(block.id), range: block.range)
    }

    private mutating func codeBlock(_ fence: Fence) -> CodeBlock {
        let info = InfoString(file, fence.info)
        let kind = CodeBlock.Kind(language: info.language)
        let (options, problems) = BlockOptions.read(info.words, kind: kind, file: file)
        diagnostics += problems
        if !fence.isClosed { diagnostics.append(.unclosedFence(fence, kind, file)) }
        if kind != .other { noteInvalidBytes(fence) }
        return CodeBlock(
            id: codeBlocks.count, kind: kind, language: info.language, words: info.words, options: options,
            code: SourceExcerpt(file: file, pieces: fence.pieces),
            range: SourceRange(fence.opening.lowerBound, fence.end), opening: fence.opening, fence: fence.marks,
            isClosed: fence.isClosed,
            linePrefix: fence.linePrefix)
    }

    private mutating func noteInvalidBytes(_ fence: Fence) {
        for piece in fence.pieces {
            let bytes = file.bytes[piece.lowerBound..<piece.upperBound]
            guard let fault = bytes.firstInvalidUTF8 else { continue }
            diagnostics.append(.invalidText(SourcePlace(file, SourceRange(fault, fault + 1))))
        }
    }
}

extension Diagnostic {
    fileprivate static func unclosedFence(_ fence: Fence, _ kind: CodeBlock.Kind, _ file: SourceFile) -> Diagnostic {
        Diagnostic(
            kind == .other ? .warning : .error, "this code fence is never closed",
            at: SourcePlace(file, fence.opening),
            hint: "end the block with a line that holds the same fence and nothing else, in the same list item or quote"
        )
    }

    fileprivate static func invalidText(_ place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .warning, "this line is not valid UTF-8; the bytes in question are read as U+FFFD", at: place,
            hint: "save the file as UTF-8")
    }
}

extension ArraySlice<UInt8> {
    /// The index of the first byte that belongs to no valid character.
    var firstInvalidUTF8: Int? {
        var parser = Unicode.UTF8.ForwardParser()
        var input = makeIterator()
        var offset = startIndex
        while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let encoded): offset += encoded.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }
}
