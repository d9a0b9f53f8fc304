import PlaygroundSyntax
import SourceText

/// Reads whatever the fuzzer makes, as a file, as canonical text and for colours; none of them may crash or hang.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let file = SourceFile(name: "fuzz.swift", bytes: bytes)
    let excerpt = SourceExcerpt(wholeOf: file)
    let (program, diagnostics) = SwiftReader.read(excerpt)
    _ = ProgramDump().text(program)
    for diagnostic in diagnostics.prefix(10) { _ = DiagnosticRenderer().headline(diagnostic) }
    _ = CanonicalSwift(excerpt).text
    _ = SwiftHighlighter.spans(of: excerpt.text)
    return 0
}
