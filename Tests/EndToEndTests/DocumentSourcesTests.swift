import Foundation
import TestSupport
import Testing

/// Other Swift files whose declarations a document sees.
@Suite struct DocumentSourcesTests {
    private let folder: TemporaryFolder

    /// A small app: data, a model that needs another file, views, a map, and a file that does not parse.
    init() throws {
        folder = try TemporaryFolder()
        let files = [
            "Trip.swift":
                "struct Trip {\n    let landmark: Landmark\n    static let first = Trip(landmark: landmarks[0])\n}\n",
            "Landmark.swift": """
            import MapKit
            import SwiftUI

            struct Landmark { let name: String; var trip: Trip { Trip(landmark: self) } }
            let landmarks = [Landmark(name: "Zion"), Landmark(name: "Uluru")]
            extension Landmark { var shout: String { name.uppercased() } }
            extension Landmark { var location: CLLocation { CLLocation() } }
            final class Finder { var item: MKMapItem? }
            struct LandmarkView: View { var body: some View { Text("x") } }
            """,
            "Unfinished.swift": "struct Unfinished {\n",
            "Wrong.swift": "struct Wrong { let x: Missing }\nprint(\"never runs\")\n",
        ]
        try FileManager.default.createDirectory(atPath: folder.path + "/App", withIntermediateDirectories: true)
        for (name, text) in files { try folder.write(text, to: "App/" + name) }
    }

    private func run(_ text: String, _ options: String...) throws -> EaselProgram.Result {
        try folder.write(text, to: "guide.md")
        return try EaselProgram(folder: folder.path).run(["run", "guide.md", "--stdout", "--quiet"] + options)
    }

    @Test(arguments: [["--sources", "App"], []])
    func declarationsOfAProjectAreSeen(_ options: [String]) throws {
        let matter = options.isEmpty ? "---\nsources: App\n---\n" : ""
        try folder.write(
            matter + "```swift\nlet trip = Trip.first\nprint(trip.landmark.trip.landmark.shout)\n```\n", to: "guide.md")
        let result = try EaselProgram(folder: folder.path).run(["run", "guide.md", "--stdout", "--quiet"] + options)
        #expect(result.errors == "")
        #expect(result.exitCode == 0)
        #expect(result.output.contains("Printed:\n\n```text\nZION\n```"))
        #expect(!result.output.contains("never runs"))
    }

    @Test func whatIsWrongInAProjectMattersWhereItIsUsed() throws {
        let result = try run(
            """
            ```swift
            print(Wrong.self)
            ```

            ```swift
            let u = Unfinished()
            ```

            ```swift
            let finder = Finder()
            ```

            ```swift
            LandmarkView()
            ```

            ```swift
            print(landmarks.count)
            ```

            """, "--sources", "App")
        #expect(
            result.errors.split(separator: "\n").filter { $0.contains("guide.md") || $0.contains(": note: ") } == [
                "guide.md:2:7: error: cannot use 'Wrong': its declaration, or the code around it, has an error",
                "App/Wrong.swift:1:23: note: cannot find type 'Missing' in scope",
                "guide.md:6:9: error: cannot use 'Unfinished': its declaration, or the code around it, has an error",
                "App/Unfinished.swift:1:20: note: expected '}' to end struct",
            ])
        #expect(result.output.contains("> This declaration is skipped: it uses code that needs MapKit."))
        #expect(result.output.contains("> This code is skipped: it uses code that needs SwiftUI."))
        #expect(result.output.contains("Printed:\n\n```text\n2\n```"))
        #expect(result.exitCode == 2)
    }

    @Test func aFolderThatIsNotThereIsAnError() throws {
        let result = try run("```swift\nlet a = 1\n```\n", "--sources", "Nowhere")
        #expect(result.exitCode == 1)
        #expect(result.errors.contains("Nowhere"))
    }
}
