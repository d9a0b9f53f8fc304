import Foundation

extension Bool: Generable {
    /// The schema of `true` or `false`.
    public static var generationSchema: GenerationSchema { GenerationSchema(root: .bool) }
    /// The value as content.
    public var generatedContent: GeneratedContent { GeneratedContent(.bool(self)) }

    /// Reads `true` or `false`.
    ///
    /// - Throws: ``GeneratedContent/ParsingError`` when the content is something else.
    public init(_ content: GeneratedContent) throws {
        guard case .bool(let value) = content.storage else { throw content.mismatch(expected: "true or false") }
        self = value
    }
}

extension String: Generable {
    /// The schema of any text.
    public static var generationSchema: GenerationSchema { GenerationSchema(root: .string(.init())) }
    /// The value as content.
    public var generatedContent: GeneratedContent { GeneratedContent(.string(self)) }

    /// Reads a text.
    ///
    /// - Throws: ``GeneratedContent/ParsingError`` when the content is something else.
    public init(_ content: GeneratedContent) throws {
        guard case .string(let value) = content.storage else { throw content.mismatch(expected: "a string") }
        self = value
    }
}

extension Int: Generable {
    /// The schema of an integer.
    public static var generationSchema: GenerationSchema { GenerationSchema(root: .integer(.init())) }
    /// The value as content.
    public var generatedContent: GeneratedContent { GeneratedContent(.number(ExactNumber(self))) }

    /// Reads a number without a fraction that fits.
    ///
    /// - Throws: ``GeneratedContent/ParsingError`` when the content is something else.
    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.storage, let value = number.int else {
            throw content.mismatch(expected: "an integer")
        }
        self = value
    }
}

extension Double: Generable {
    /// The schema of a number.
    public static var generationSchema: GenerationSchema { GenerationSchema(root: .number(.init())) }
    /// The value as content.
    public var generatedContent: GeneratedContent { GeneratedContent(.init(self)) }

    /// Reads the number nearest to the content's.
    ///
    /// - Throws: ``GeneratedContent/ParsingError`` when the content is something else.
    public init(_ content: GeneratedContent) throws {
        switch content.storage {
        case .number(let number): self = number.double
        case .nonFinite(let value): self = value
        default: throw content.mismatch(expected: "a number")
        }
    }
}

extension Float: Generable {
    /// The schema of a number.
    public static var generationSchema: GenerationSchema { GenerationSchema(root: .number(.init())) }

    /// The value as content.
    public var generatedContent: GeneratedContent {
        GeneratedContent(ExactNumber(self).map { .number($0) } ?? .nonFinite(Double(self)))
    }

    /// Reads the number nearest to the content's.
    ///
    /// - Throws: ``GeneratedContent/ParsingError`` when the content is something else.
    public init(_ content: GeneratedContent) throws {
        self = Float(try Double(content))
    }
}

extension Decimal: Generable {
    /// The schema of a number.
    public static var generationSchema: GenerationSchema { GenerationSchema(root: .number(.init())) }

    /// The value as content.
    public var generatedContent: GeneratedContent {
        GeneratedContent(ExactNumber(self).map { .number($0) } ?? .nonFinite(.nan))
    }

    /// Reads the number, rounded to the 38 digits of `Decimal`.
    ///
    /// - Throws: ``GeneratedContent/ParsingError`` when the content is something else.
    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.storage, let value = number.decimal else {
            throw content.mismatch(expected: "a decimal number")
        }
        self = value
    }
}

extension Never: Generable {
    /// The schema that nothing satisfies.
    public static var generationSchema: GenerationSchema { GenerationSchema(root: .anyOf(.init(choices: []))) }

    /// Throws, since there is no such value.
    public init(_ content: GeneratedContent) throws {
        throw content.mismatch(expected: "nothing")
    }

    /// Never called, since there is no such value.
    public var generatedContent: GeneratedContent {
        switch self {}
    }
}

extension GeneratedContent: Generable {
    /// The schema of any content.
    public static var generationSchema: GenerationSchema { GenerationSchema(root: .anything) }
    /// The content itself.
    public var generatedContent: GeneratedContent { self }

    /// Copies the content.
    ///
    /// - Throws: ``GeneratedContent/ParsingError`` when the content is something else.
    public init(_ content: GeneratedContent) throws {
        self = content
    }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    /// The elements as content.
    public var generatedContent: GeneratedContent {
        GeneratedContent(.array(map(\.generatedContent)))
    }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    /// Reads every element; of an unfinished array, a last element that is no value yet is left out.
    ///
    /// - Throws: ``GeneratedContent/ParsingError`` when the content is something else.
    public init(_ content: GeneratedContent) throws {
        let elements = try content.elements()
        self = []
        reserveCapacity(elements.count)
        for (position, element) in elements.enumerated() {
            do {
                append(try Element(element))
            } catch let error {
                if !element.isComplete { return }
                throw Self.naming(position, in: error)
            }
        }
    }

    private static func naming(_ position: Int, in error: any Error) -> any Error {
        guard var error = error as? GeneratedContent.ParsingError else { return error }
        error.debugDescription = "In element \(position): \(error.debugDescription)"
        return error
    }
}

extension Array: Generable where Element: Generable {
    /// The elements so far, the last one perhaps partial.
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]

    /// The schema of an array of any length.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(arrayOf: Element.generationSchema)
    }
}

extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
    /// The wrapped value as content, or null.
    public var generatedContent: GeneratedContent {
        self?.generatedContent ?? GeneratedContent(.null)
    }
}

extension Optional where Wrapped: Generable {
    /// The partial form of the wrapped type: partial properties are optional already.
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}
