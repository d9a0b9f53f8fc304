import Foundation
import TestSupport
import Testing

@testable import PlaygroundRunner

struct CourseLocationTests {
    @Test func theVariableWins() throws {
        let named = try TemporaryFolder()
        let location = CourseLocation(environment: ["EASEL_COURSE": named.path], executable: "/nowhere/easel")
        #expect(try location.folder() == named.path)
    }

    @Test func aVariableThatNamesNoFolderIsAFault() {
        let location = CourseLocation(environment: ["EASEL_COURSE": "/nowhere/course"], executable: "/nowhere/easel")
        let fault = #expect(throws: CourseFault.self) { try location.folder() }
        #expect(fault?.message == "EASEL_COURSE names '/nowhere/course', which is no folder")
    }

    @Test func anInstalledProgramLooksInItsShare() throws {
        let prefix = try TemporaryFolder()
        try prefix.write("", to: "share/easel/CodeAlong/README.md")
        let location = CourseLocation(environment: [:], executable: prefix.path + "/bin/easel")
        #expect(try location.folder() == prefix.path + "/share/easel/CodeAlong")
    }

    @Test func aBuiltProgramLooksInItsPackage() throws {
        let package = try TemporaryFolder()
        try package.write("", to: "Playgrounds/CodeAlong/README.md")
        let location = CourseLocation(environment: [:], executable: package.path + "/.build/debug/easel")
        #expect(try location.folder() == package.path + "/Playgrounds/CodeAlong")
    }

    @Test func nowhereIsAFaultThatSaysWhatToDo() {
        let fault = #expect(throws: CourseFault.self) {
            try CourseLocation(environment: [:], executable: "/nowhere/easel").folder()
        }
        #expect(fault?.hint?.contains("EASEL_COURSE") == true)
    }
}
