/// `Mirror(reflecting:)`.
struct MirrorValue: HostRepresentable {
    package static var bridgedName: String { "Mirror" }
    let subject: Value
    let mirror: ValueMirror
    /// How many superclasses above the subject's class this mirror shows.
    let level: Int

    init(reflecting subject: Value, level: Int = 0) {
        self.subject = subject
        self.level = level
        mirror = ValueMirror(subject)
    }

    var children: [ValueMirror.Child] { level == 0 ? mirror.children : mirror.ancestors[level - 1].children }

    /// The part at the end of a path of labels and positions.
    func descendant(_ path: [Value]) -> Value? {
        guard let first = path.first else { return subject }
        let child: Value? =
            if case .int(let position) = first {
                children.indices.contains(position) ? children[position].value : nil
            } else {
                children.first { $0.label.map { $0[...] } == first.text }?.value
            }
        guard let child else { return nil }
        return path.count == 1 ? child : MirrorValue(reflecting: child).descendant(Array(path.dropFirst()))
    }

    var above: MirrorValue? {
        level < mirror.ancestors.count ? MirrorValue(reflecting: subject, level: level + 1) : nil
    }
}

struct MirrorTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("struct Mirror: CustomStringConvertible", of: MirrorValue.self) {
            HostMember(noting: "typealias Child = (label: String?, value: Any)")
            HostMember("init(reflecting subject: Any)") { [types] arguments in
                try MirrorValue(reflecting: try arguments.given(0)).written(in: types)
            }
            HostMember("var children: [(label: String?, value: Any)]") { arguments in
                let mirror: MirrorValue = try arguments.bridgedReceiver()
                return .array(mirror.children.map(Self.child))
            }
            HostMember("var superclassMirror: Mirror?") { [types] arguments in
                let mirror: MirrorValue = try arguments.bridgedReceiver()
                return .optional(try mirror.above?.written(in: types))
            }
            HostMember("func descendant(_ first: Any, _ rest: Any...) -> Any?") { arguments in
                let mirror: MirrorValue = try arguments.bridgedReceiver()
                let path = [try arguments.given(0)] + arguments.variadic(1)
                return .optional(mirror.descendant(path.map { $0.unwrapped ?? .none }))
            }
            HostMember("var subjectType: Any.Type") { [types] arguments in
                let mirror: MirrorValue = try arguments.bridgedReceiver()
                if mirror.level > 0 { return .type(.nominal(mirror.mirror.ancestors[mirror.level - 1].type, [])) }
                return .type(types.type(of: mirror.subject))
            }
            HostMember("var description: String") { arguments in
                .string(try arguments.context.describe(arguments.receiver))
            }
            HostMember("var displayStyle: Mirror.DisplayStyle?") { [types] arguments in
                let style = try arguments.bridgedReceiver(as: MirrorValue.self).mirror.style
                guard let style else { return .none }
                return .some(try types.value(ofEnum: "Mirror.DisplayStyle", case: Self.name(of: style)))
            }
        } configure: { type in
            type.hooks.describe = { value in
                guard let mirror = MirrorValue.read(value) else { return "Mirror" }
                return "Mirror for " + TypeNaming.name(ofTypeOf: mirror.subject)
            }
            type.hooks.debugDescribe = nil
        }
        types.declare("enum Mirror.DisplayStyle: Equatable, Hashable") {
            for name in Self.styles {
                HostMember("case `\(name)`") { [types] _ in try types.value(ofEnum: "Mirror.DisplayStyle", case: name) }
            }
        } configure: { type in
            type.cases = Self.styles.map { .init(name: $0) }
        }
    }

    private static let styles = [
        "struct", "class", "enum", "tuple", "optional", "collection", "dictionary", "set",
    ]

    private static func name(of style: ValueMirror.Style) -> String {
        switch style {
        case .structure: "struct"
        case .object: "class"
        case .enumeration: "enum"
        case .tuple: "tuple"
        case .optional: "optional"
        case .collection: "collection"
        case .dictionary: "dictionary"
        case .set: "set"
        }
    }

    private static func child(_ child: ValueMirror.Child) -> Value {
        .tuple(
            TupleValue(
                labels: ["label", "value"], elements: [.optional(child.label.map { .string($0) }), child.value]))
    }
}
