import Foundation

/// Where the course is: in the folder that `EASEL_COURSE` names, or near the program.
///
/// A program that was installed to `PREFIX/bin` looks in `PREFIX/share/easel/CodeAlong`. One that was built from the sources
/// finds `Playgrounds/CodeAlong` in the package's folder, some levels above it.
package struct CourseLocation: Sendable {
    package static let variable = "EASEL_COURSE"

    private let environment: [String: String]
    private let executable: String

    /// - Parameter executable: the path of the running program.
    package init(environment: [String: String], executable: String) {
        self.environment = environment
        self.executable = executable
    }

    /// The location for this process.
    package static func current() -> CourseLocation {
        let link = "/proc/self/exe"
        let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? CommandLine.arguments[0]
        return CourseLocation(environment: ProcessInfo.processInfo.environment, executable: executable)
    }

    /// The course's folder.
    ///
    /// - Throws: `CourseFault` when there is none.
    package func folder() throws(CourseFault) -> String {
        if let named = environment[Self.variable], !named.isEmpty {
            guard Self.isFolder(named) else {
                throw CourseFault("\(Self.variable) names '\(named)', which is no folder")
            }
            return named
        }
        guard let found = candidates.first(where: Self.isFolder) else {
            throw CourseFault(
                "the course is not beside this program",
                hint: "set \(Self.variable) to the folder Playgrounds/CodeAlong of Easel's sources")
        }
        return found
    }

    private var candidates: [String] {
        var folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
        var found = [folder.deletingLastPathComponent().appendingPathComponent("share/easel/CodeAlong").path]
        while folder.path != "/" {
            found.append(folder.appendingPathComponent("Playgrounds/CodeAlong").path)
            folder.deleteLastPathComponent()
        }
        return found
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
