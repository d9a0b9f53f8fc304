import Foundation
import PlaygroundDocument
import SourceText

/// A learner's copy of the course: guides to work in, shared sources, and the progress file.
package struct CourseCopy: Sendable {
    package let folder: String
    package let course: Course

    private init(folder: String, course: Course) {
        self.folder = folder
        self.course = course
    }

    /// The copy that a path lies in: the nearest folder upwards with a progress file.
    ///
    /// - Throws: `CourseFault` when there is none.
    package static func containing(_ path: String, course: Course) throws(CourseFault) -> CourseCopy {
        var folder = URL(fileURLWithPath: path).standardizedFileURL
        let start = folder.path
        while true {
            let text = try? AtomicFile(path: progressPath(in: folder.path)).read()
            if let text, CourseProgress.isProgress(String(decoding: text, as: UTF8.self)) {
                // A path below the working folder stays short in messages.
                return CourseCopy(folder: folder.path == start ? path : folder.path, course: course)
            }
            guard folder.path != "/" else { break }
            folder.deleteLastPathComponent()
        }
        throw CourseFault("there is no course in '\(path)'", hint: "easel learn start makes a copy to work in")
    }

    /// Copies everything but the answers into a folder, which is made when it is missing.
    ///
    /// - Throws: `CourseFault` when the folder holds something already; `FileFault`.
    package static func start(_ course: Course, in folder: String) throws -> CourseCopy {
        let present = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        if let first = present.sorted().first {
            let isCopy = present.contains(CourseProgress.fileName)
            throw CourseFault(
                "'\(folder)' is not empty: it holds '\(first)'",
                hint: isCopy ? "go on with easel learn status, or start in another folder" : "name a new folder")
        }
        for file in try files(of: course) {
            let target = "\(folder)/\(file)"
            try makeFolder((target as NSString).deletingLastPathComponent)
            try AtomicFile(path: target).write(try AtomicFile(path: "\(course.folder)/\(file)").read())
        }
        let copy = CourseCopy(folder: folder, course: course)
        try copy.write(CourseProgress())
        return copy
    }

    /// The files of a course that learners get, as paths inside it.
    static func files(of course: Course) throws(CourseFault) -> [String] {
        guard let paths = FileManager.default.enumerator(atPath: course.folder) else {
            throw CourseFault("cannot read the course's folder '\(course.folder)'")
        }
        return paths.compactMap { $0 as? String }.filter { path in
            let name = (path as NSString).lastPathComponent
            return name != Course.answersName && !path.split(separator: "/").contains { $0.hasPrefix(".") }
                && DocumentListing.isDocument(name)
        }.sorted(by: DocumentListing.precedes)
    }

    private static func makeFolder(_ path: String) throws(CourseFault) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw CourseFault("cannot make the folder '\(path)'", hint: "name another folder")
        }
    }
}

extension CourseCopy {
    private static func progressPath(in folder: String) -> String { "\(folder)/\(CourseProgress.fileName)" }

    package func progress() throws -> CourseProgress {
        let bytes = try AtomicFile(path: Self.progressPath(in: folder)).read()
        return try CourseProgress(text: String(decoding: bytes, as: UTF8.self))
    }

    package func write(_ progress: CourseProgress) throws {
        try AtomicFile(path: Self.progressPath(in: folder)).write(Array(progress.text.utf8))
    }

    /// The path of a chapter's guide in this copy.
    package func guidePath(of chapter: Course.Chapter) -> String {
        let prefix = folder == "." ? "" : folder + "/"
        return "\(prefix)\(chapter.name)/\(Course.guideName)"
    }

    package func guide(of chapter: Course.Chapter) throws -> Document {
        try Document.read(path: guidePath(of: chapter))
    }

    /// Puts code into a step's block of the learner's guide.
    ///
    /// - Throws: `CourseFault` when the guide has lost the block.
    package func replaceCode(of step: CourseStep, in chapter: Course.Chapter, with code: String) throws {
        let guide = try guide(of: chapter)
        guard let own = CourseStep.steps(of: guide).first(where: { $0.id == step.id }) else {
            throw CourseFault(
                "\(guide.file.name) has lost the code block of step \(step.label)",
                hint: "easel learn reset --all brings the guides back and keeps what was there")
        }
        let bytes = try guide.replacingCode(of: own.code, with: code)
        try AtomicFile(path: guide.file.name).write(bytes, replacing: guide.file.bytes)
    }

    /// Brings a chapter's guide back as it was shipped; what was there is kept beside it.
    ///
    /// - Returns: the path of what was kept; nil when the guide was as shipped, or gone.
    package func restoreGuide(of chapter: Course.Chapter) throws -> String? {
        let path = guidePath(of: chapter)
        let present = try? AtomicFile(path: path).read()
        guard present != chapter.guide.file.bytes else { return nil }
        let kept = path + ".before-reset"
        if let present { try AtomicFile(path: kept).write(present) }
        try AtomicFile(path: path).write(chapter.guide.file.bytes)
        return present == nil ? nil : kept
    }

    /// A mark whose step has not passed yet.
    package struct Mark: Sendable {
        package var step: CourseStep
        package var location: SourceLocation
    }

    /// The marks that are left, in the order of the steps.
    package func remainingMarks() throws -> [Mark] {
        let progress = try progress()
        return try course.chapters.flatMap { chapter in
            let own = CourseStep.steps(of: try guide(of: chapter))
            return own.filter { !progress.hasPassed($0.id) }.map { step in
                Mark(step: step, location: Self.location(ofMarkIn: step.code))
            }
        }
    }

    private static func location(ofMarkIn code: CodeBlock) -> SourceLocation {
        let text = code.text(before: CourseStep.mark)
        return code.code.file.location(at: code.code.fileOffset(of: text))
    }
}

extension CodeBlock {
    /// The number of bytes before a text in the code; 0 where it is not there.
    fileprivate func text(before mark: String) -> Int {
        guard let range = code.text.firstRange(of: mark) else { return 0 }
        return code.text.utf8.distance(from: code.text.startIndex, to: range.lowerBound)
    }
}
