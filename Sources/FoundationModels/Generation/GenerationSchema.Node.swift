extension GenerationSchema {
    /// One place of a schema's tree. Everything is in lists, since order decides what is generated first.
    package indirect enum Node: Sendable, Equatable {
        case object(ObjectNode)
        case array(ArrayNode)
        case string(StringNode)
        /// An integer that fits `Int`.
        case integer(IntegerNode)
        case number(NumberNode)
        case bool
        case null
        /// One of several shapes; of none at all, nothing is valid.
        case anyOf(UnionNode)
        /// The definition with this key.
        case reference(String)
        /// Any JSON value.
        case anything
    }

    /// Properties in the order of generation; no others are allowed.
    package struct ObjectNode: Sendable, Equatable {
        package var title: String?
        package var description: String?
        package var properties: [PropertyNode]

        package init(title: String? = nil, description: String? = nil, properties: [PropertyNode]) {
            self.title = title
            self.description = description
            self.properties = properties
        }
    }

    package struct PropertyNode: Sendable, Equatable {
        package var name: String
        package var description: String?
        package var node: Node
        /// Whether the property may be left out. A null needs `.null` among the node's choices.
        package var isOptional: Bool

        package init(name: String, description: String? = nil, node: Node, isOptional: Bool = false) {
            self.name = name
            self.description = description
            self.node = node
            self.isOptional = isOptional
        }
    }

    package struct ArrayNode: Sendable, Equatable {
        package var items: Node
        package var minimumCount: Int?
        package var maximumCount: Int?

        package init(items: Node, minimumCount: Int? = nil, maximumCount: Int? = nil) {
            self.items = items
            self.minimumCount = minimumCount
            self.maximumCount = maximumCount
        }
    }

    package struct StringNode: Sendable, Equatable {
        package var title: String?
        package var description: String?
        /// The only valid values, in order; one for a constant, nil for any text.
        package var choices: [String]?
        /// A regular expression, in Swift's syntax, that the whole text must match.
        package var pattern: String?

        package init(
            title: String? = nil, description: String? = nil, choices: [String]? = nil, pattern: String? = nil
        ) {
            self.title = title
            self.description = description
            self.choices = choices
            self.pattern = pattern
        }
    }

    /// Bounds are inclusive; without them `Int`'s own hold.
    package struct IntegerNode: Sendable, Equatable {
        package var minimum: Int?
        package var maximum: Int?

        package init(minimum: Int? = nil, maximum: Int? = nil) {
            self.minimum = minimum
            self.maximum = maximum
        }
    }

    /// Bounds are inclusive.
    package struct NumberNode: Sendable, Equatable {
        package var minimum: ExactNumber?
        package var maximum: ExactNumber?

        package init(minimum: ExactNumber? = nil, maximum: ExactNumber? = nil) {
            self.minimum = minimum
            self.maximum = maximum
        }
    }

    package struct UnionNode: Sendable, Equatable {
        package var title: String?
        package var description: String?
        package var choices: [Node]

        package init(title: String? = nil, description: String? = nil, choices: [Node]) {
            self.title = title
            self.description = description
            self.choices = choices
        }
    }
}

extension GenerationSchema.Node {
    /// The type's name as a reader knows it.
    package var title: String? {
        switch self {
        case .object(let object): object.title
        case .string(let string): string.title
        case .anyOf(let union): union.title
        default: nil
        }
    }
}
