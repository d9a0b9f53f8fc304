/// Reads a value of a known shape from JSON content and names the place of whatever does not fit.
package struct ContentReader {
    /// What does not fit, and where.
    package struct Problem: Error, Sendable, Equatable, CustomStringConvertible {
        /// The place, such as `entries[2].role`; empty at the top.
        package let path: String
        package let text: String

        package var description: String { path.isEmpty ? text : "\(path): \(text)" }
    }

    package let value: GeneratedContent
    private let path: String

    package init(_ value: GeneratedContent, path: String = "") {
        self.value = value
        self.path = path
    }

    package func problem(_ text: String) -> Problem {
        Problem(path: path, text: text)
    }
}

extension ContentReader {
    /// The members of an object.
    package struct Members {
        private let owner: ContentReader
        private let properties: GeneratedContent.Properties

        fileprivate init(owner: ContentReader, properties: GeneratedContent.Properties) {
            self.owner = owner
            self.properties = properties
        }

        /// The names of the members, in order.
        package var names: [String] { properties.keys }

        /// The member with this name; nil when it is missing or null.
        package subscript(name: String) -> ContentReader? {
            guard let value = properties[name], value.kind != .null else { return nil }
            return ContentReader(value, path: owner.path.isEmpty ? name : "\(owner.path).\(name)")
        }

        /// The member with this name, or a problem that says it is missing.
        package func required(_ name: String) throws -> ContentReader {
            guard let member = self[name] else { throw owner.problem("“\(name)” is missing.") }
            return member
        }

        /// Refuses members that have no meaning.
        package func allow(_ allowed: [String]) throws {
            guard let unknown = names.first(where: { !allowed.contains($0) }) else { return }
            throw owner.problem("“\(unknown)” has no meaning here. Use: \(allowed.joined(separator: ", ")).")
        }
    }

    package func members() throws -> Members {
        guard case .structure(let properties) = value.storage else { throw problem("Expected an object.") }
        return Members(owner: self, properties: properties)
    }

    package func elements() throws -> [ContentReader] {
        guard case .array(let elements) = value.storage else { throw problem("Expected an array.") }
        return elements.enumerated().map { ContentReader($1, path: "\(path)[\($0)]") }
    }

    package func text() throws -> String {
        guard case .string(let text) = value.storage else { throw problem("Expected a string.") }
        return text
    }

    package func bool() throws -> Bool {
        guard case .bool(let value) = value.storage else { throw problem("Expected true or false.") }
        return value
    }

    package func number(in range: ClosedRange<Double> = -Double.greatestFiniteMagnitude...(.greatestFiniteMagnitude))
        throws -> Double
    {
        guard let number = try? Double(value), range.contains(number) else {
            let isBounded = range.lowerBound > -Double.greatestFiniteMagnitude
            throw problem(isBounded ? "Expected a number in \(range)." : "Expected a number.")
        }
        return number
    }

    package func wholeNumber(atLeast least: Int = .min) throws -> Int {
        guard let number = try? Int(value), number >= least else {
            throw problem(least == .min ? "Expected a whole number." : "Expected a whole number, \(least) or more.")
        }
        return number
    }

    /// One of several names.
    package func choice<Value>(of choices: KeyValuePairs<String, Value>) throws -> Value {
        let name = try text()
        if let choice = choices.first(where: { $0.key == name }) { return choice.value }
        throw problem("“\(name)” is not one of: \(choices.map(\.key).joined(separator: ", ")).")
    }
}
