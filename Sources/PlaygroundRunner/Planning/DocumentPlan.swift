import Foundation
import PlaygroundDocument
import PlaygroundSyntax
import SourceText

/// A document's blocks as programs, in the order in which they run.
package struct DocumentPlan: Sendable {
    package let document: Document
    package let units: [Unit]
    /// Whether a model can be asked: the code names the session library, or there are prompts.
    package let needsModel: Bool

    /// One block that runs, or a Swift file the document names as a source.
    package struct Unit: Sendable {
        /// The block, nil for a source file.
        package var block: CodeBlock?
        package var program: Program
        package var diagnostics: [Diagnostic]
        /// A name for the block's top-level statements: the nearest heading.
        package var heading: String?

        /// Whether the block could be read.
        package var isReadable: Bool { !diagnostics.contains { $0.severity == .error } }
    }

    /// Reads every block, and the Swift files the document names.
    ///
    /// - Parameter sources: further files or folders, from the command line.
    /// - Throws: `FileFault` when a source cannot be read.
    package init(_ document: Document, sources: [String] = []) throws {
        self.document = document
        let folder = (document.file.name as NSString).deletingLastPathComponent
        let named = (document.frontMatter?.sources ?? []).map { Self.path($0, in: folder) }
        let blockUnits = Self.blockUnits(of: document)
        let files = try (named + sources).flatMap { try SourceFiles.read(at: $0) }
        units = SourceFiles(files).units(usedBy: blockUnits) + blockUnits
        needsModel = units.contains { $0.block.map(Self.asksModel) ?? false }
    }

    private static func path(_ name: String, in folder: String) -> String {
        name.hasPrefix("/") || folder.isEmpty ? name : (folder as NSString).appendingPathComponent(name)
    }

    private static func blockUnits(of document: Document) -> [Unit] {
        var sessions = SessionNames()
        let blocks = document.codeBlocks.filter(\.isRunnable)
        let code = blocks.filter { $0.kind == .swift }.map(\.code)
        var programs = SwiftReader.read(code, isPlaygroundBody: document.isMarkdown).makeIterator()
        return blocks.map { block in
            let heading = document.section(of: block).title
            var unit = unit(for: block, block.kind == .swift ? programs.next() : nil, &sessions)
            unit.heading = heading.isEmpty ? nil : heading
            return unit
        }
    }

    private static func unit(
        for block: CodeBlock, _ code: (program: Program, diagnostics: [Diagnostic])?, _ sessions: inout SessionNames
    ) -> Unit {
        if let code {
            sessions.add(declarationsOf: code.program, in: block.section)
            return Unit(block: block, program: code.program, diagnostics: code.diagnostics)
        }
        let prompt = PromptProgram(block)
        let needsSession = !sessions.contains(prompt.sessionName, in: block.section)
        sessions.add(prompt.sessionName, in: block.section)
        return Unit(
            block: block, program: prompt.program(needsSession: needsSession), diagnostics: prompt.diagnostics)
    }

    private static func asksModel(_ block: CodeBlock) -> Bool {
        block.kind != .swift
            || ["LanguageModel", "FoundationModels", "respond"].contains { block.code.text.contains($0) }
    }
}

/// The sessions that prompts of a section can go to.
private struct SessionNames {
    private var known: Set<String> = []
    private var section: Int?

    func contains(_ name: String, in section: Int) -> Bool { section == self.section && known.contains(name) }

    /// A new section starts without sessions.
    mutating func add(_ name: String, in section: Int) {
        if section != self.section { known = [] }
        self.section = section
        known.insert(name)
    }

    mutating func add(declarationsOf program: Program, in section: Int) {
        for case .statement(let statement) in program.items {
            guard case .declaration(let declaration) = statement.kind, case .variable(let variable) = declaration.kind
            else { continue }
            for case .binding(let name, _) in variable.bindings.map(\.pattern.kind) { add(name.text, in: section) }
        }
    }
}
