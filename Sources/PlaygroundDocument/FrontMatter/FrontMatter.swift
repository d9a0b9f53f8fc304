import SourceText

/// The settings at the top of a document; never rewritten, even when they are wrong.
package struct FrontMatter: Sendable {
    /// From the opening line to the end of the closing one, without its line ending.
    package var range: SourceRange
    /// Every setting in order; empty when the YAML is broken.
    package var entries: [YAMLEntry]

    package var title: String?
    package var model: String?
    /// Where random sampling begins.
    package var seed: UInt64?
    /// Other Swift files or folders whose declarations the document sees.
    package var sources: [String] = []
    /// What to simulate, such as `availability=modelNotReady`.
    package var simulate: [String] = []
    /// Whether results go into the document itself; nil where it does not say.
    package var inPlace: Bool?

    /// The first setting of a name.
    package func value(_ key: String) -> YAMLValue? {
        entries.first { $0.key == key }?.value
    }
}

extension FrontMatter {
    private struct Setting {
        var name: String
        var expectation: String
        /// Stores the value; false when it has the wrong form.
        var apply: @Sendable (YAMLValue, inout FrontMatter) -> Bool
    }

    private static let settings: [Setting] = [
        Setting(name: "title", expectation: "a text") { value, matter in
            matter.title = value.text
            return matter.title != nil
        },
        Setting(name: "model", expectation: "the name of a model, for example 'sample'") { value, matter in
            matter.model = value.text
            return matter.model != nil
        },
        Setting(name: "seed", expectation: "a whole number from 0") { value, matter in
            matter.seed = value.text.flatMap { UInt64($0) }
            return matter.seed != nil
        },
        Setting(name: "sources", expectation: "a path or a list of paths") { value, matter in
            matter.sources = value.texts ?? []
            return value.texts != nil
        },
        Setting(name: "simulate", expectation: "for example 'availability=modelNotReady', or a list of such") {
            value, matter in
            matter.simulate = value.simulations ?? []
            return value.simulations != nil
        },
        Setting(name: "in-place", expectation: "'true' or 'false'") { value, matter in
            matter.inPlace = value.bool
            return matter.inPlace != nil
        },
    ]

    /// Reads the settings; entries of other tools are left alone.
    mutating func readSettings(file: SourceFile) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var seen: [String: SourceRange] = [:]
        for entry in entries {
            let place = SourcePlace(file, entry.keyRange)
            if let first = seen[entry.key] {
                diagnostics.append(.repeatedSetting(entry.key, at: place, first: SourcePlace(file, first)))
                continue
            }
            seen[entry.key] = entry.keyRange
            if let problem = read(entry, file: file) { diagnostics.append(problem) }
        }
        return diagnostics
    }

    private mutating func read(_ entry: YAMLEntry, file: SourceFile) -> Diagnostic? {
        guard let setting = Self.settings.first(where: { $0.name == entry.key }) else {
            return Suggestion.nearest(to: entry.key, in: Self.settings.map(\.name)).map {
                .misspeltSetting(entry.key, near: $0, at: SourcePlace(file, entry.keyRange))
            }
        }
        guard !setting.apply(entry.value, &self) else { return nil }
        let range = entry.value.range.isEmpty ? entry.keyRange : entry.value.range
        return Diagnostic(
            .error, "the setting '\(entry.key)' has a value that Easel cannot use", at: SourcePlace(file, range),
            hint: "it takes \(setting.expectation)")
    }
}

extension YAMLValue {
    /// `a=b`, a list of such, or a mapping `a: b`.
    fileprivate var simulations: [String]? {
        guard case .mapping(let entries) = content else { return texts }
        let pairs = entries.compactMap { entry in entry.value.text.map { "\(entry.key)=\($0)" } }
        return pairs.count == entries.count ? pairs : nil
    }
}

extension Diagnostic {
    fileprivate static func repeatedSetting(_ key: String, at place: SourcePlace, first: SourcePlace) -> Diagnostic {
        Diagnostic(
            .warning, "the setting '\(key)' is given twice; the first one counts", at: place,
            notes: [Note("first given here", at: first)])
    }

    fileprivate static func misspeltSetting(_ key: String, near: String, at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .note, "the setting '\(key)' means nothing to Easel and is ignored", at: place,
            hint: "did you mean '\(near)'?")
    }
}
