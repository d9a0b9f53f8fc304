import Foundation

/// Who listens to which notifications of a document.
final class NotificationCenterBox: HostRepresentable {
    package static var bridgedName: String { "NotificationCenter" }
    var observers: [NotificationObserver] = []
}

final class NotificationObserver: HostRepresentable {
    package static var bridgedName: String { "NotificationObserver" }
    let name: String?
    let object: Value
    let block: Value

    init(name: String?, object: Value, block: Value) {
        self.name = name
        self.object = object
        self.block = block
    }

    func listens(to notification: NotificationValue) -> Bool {
        guard name == nil || name == notification.name.rawValue else { return false }
        guard let object = object.unwrapped else { return true }
        return notification.object.unwrapped.map { ValueEquality.areEqual(object, $0) } ?? false
    }
}

struct NotificationValue: HostRepresentable, CustomStringConvertible {
    package static var bridgedName: String { "Notification" }
    var name: Notification.Name
    var object: Value = .none
    var userInfo: Value = .none

    var description: String { "name = \(name.rawValue)" }
}

extension Notification.Name: HostRepresentable { package static var bridgedName: String { "Notification.Name" } }

/// `NotificationCenter`: posting calls the blocks at once, in the order in which they were added.
struct NotificationTables {
    let types: HostTypes
    private let standard = NotificationCenterBox()

    init(types: HostTypes) { self.types = types }

    @ListBuilder<HostType> var list: [HostType] {
        types.type("class NotificationCenter: Sendable", of: NotificationCenterBox.self) {
            types.constant("static let `default`: NotificationCenter", standard)
            types.make("init()") { NotificationCenterBox() }
            center
        }
        types.declare("protocol NSObjectProtocol: AnyObject", module: "Foundation")
        types.type("class NotificationObserver: NSObjectProtocol", of: NotificationObserver.self) {}
        types.type("struct Notification: Sendable", of: NotificationValue.self) {
            HostMember("init(name: Notification.Name, object: Any? = …, userInfo: [String: Any]? = …)") { arguments in
                try Self.notification(arguments).written(in: types)
            }
            types.row("var name: Notification.Name") { (notification: NotificationValue) in notification.name }
            types.row("var object: Any?") { (notification: NotificationValue) in notification.object }
            types.row("var userInfo: [String: Any]?") { (notification: NotificationValue) in notification.userInfo }
        }
        types.type("struct Notification.Name: Hashable, Sendable", of: Notification.Name.self) {
            types.make("init(_ rawValue: String)") { (name: String) in Notification.Name(name) }
            types.make("init(rawValue: String)") { (name: String) in Notification.Name(name) }
            types.row("var rawValue: String") { (name: Notification.Name) in name.rawValue }
        }
    }

    @RowBuilder private var center: [HostMember] {
        HostMember(
            "@discardableResult func addObserver(forName name: Notification.Name?, object obj: Any?, queue: Any?, "
                + "using block: @escaping (Notification) -> Void) -> any NSObjectProtocol"
        ) { arguments in
            let observer = NotificationObserver(
                name: Notification.Name?.read(try arguments.given(0)).flatMap { $0 }?.rawValue,
                object: try arguments.given(1), block: try arguments.given(3))
            try arguments.bridgedReceiver(as: NotificationCenterBox.self).observers.append(observer)
            return try observer.written(in: types)
        }
        HostMember("func removeObserver(_ observer: Any)") { arguments in
            let center = try arguments.bridgedReceiver(as: NotificationCenterBox.self)
            let given = try arguments.given(0)
            let observer = NotificationObserver.read(given.unwrapped ?? given)
            center.observers.removeAll { $0 === observer }
            return .void
        }
        HostMember("func post(name aName: Notification.Name, object anObject: Any?, userInfo: [String: Any]? = …)") {
            arguments in
            try post(try Self.notification(arguments), arguments)
        }
        HostMember("func post(_ notification: Notification)") { arguments in
            guard let notification = NotificationValue.read(try arguments.given(0)) else { return .void }
            return try post(notification, arguments)
        }
    }

    private static func notification(_ arguments: HostArguments) throws -> NotificationValue {
        guard let name = Notification.Name.read(try arguments.given(0)) else {
            throw HostRefusal("argument 1 is no Notification.Name")
        }
        return NotificationValue(
            name: name, object: arguments.values[1] ?? .none, userInfo: arguments.values[2] ?? .none)
    }

    private func post(_ notification: NotificationValue, _ arguments: HostArguments) throws -> Value {
        let center = try arguments.bridgedReceiver(as: NotificationCenterBox.self)
        let value = try notification.written(in: types)
        for observer in center.observers where observer.listens(to: notification) {
            _ = try observer.block.call([value], in: arguments.context)
        }
        return .void
    }
}
