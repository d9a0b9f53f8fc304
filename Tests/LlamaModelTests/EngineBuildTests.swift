import Testing

@testable import LlamaModel

@Suite struct EngineBuildTests {
    @Test(arguments: [
        ("[  0%] Building C object ggml.c.o", 0.0),
        ("[ 42%] Building CXX object llama.cpp.o", 0.42),
        ("[100%] Built target llama", 1.0),
        ("[21/50] Building CXX object llama.cpp.o", 0.42),
    ])
    func progressLineHasAFraction(line: String, fraction: Double) {
        #expect(EngineBuild.fraction(inLine: line) == fraction)
    }

    @Test(arguments: ["", "Scanning dependencies", "[abc] x", "[3/0] x", "[", "-- [done]"])
    func otherLinesHaveNone(line: String) {
        #expect(EngineBuild.fraction(inLine: line) == nil)
    }
}
