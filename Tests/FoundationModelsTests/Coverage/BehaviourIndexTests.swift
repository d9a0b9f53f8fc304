import Foundation
import Testing

/// Each promised behaviour is a test that quotes its number.
@Suite struct BehaviourIndexTests {
    @Test func everyNumberIsQuoted() throws {
        var quoted: Set<Int> = []
        for text in try TestSources.texts {
            for line in text.split(separator: "\n") where line.contains("\"Behaviour") {
                guard let start = line.range(of: "\"Behaviour"), let end = line[start.upperBound...].firstIndex(of: ":")
                else { continue }
                quoted.formUnion(line[start.upperBound..<end].split { !$0.isNumber }.compactMap { Int($0) })
            }
        }
        #expect((1...40).filter { !quoted.contains($0) } == [])
    }
}

/// The sources of all tests.
enum TestSources {
    static var texts: [String] {
        get throws {
            let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
                .standardizedFileURL
            let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
            var texts: [String] = []
            while let file = files?.nextObject() as? URL {
                if file.pathExtension == "swift" { texts.append(try String(contentsOf: file, encoding: .utf8)) }
            }
            return texts
        }
    }
}
