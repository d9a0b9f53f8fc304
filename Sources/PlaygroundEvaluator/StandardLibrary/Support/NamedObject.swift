/// An object that says no more of itself than what it is.
protocol NamedObject: HostRepresentable, CustomStringConvertible {}

extension NamedObject {
    var description: String { Self.bridgedName }
}

extension QueueBox: NamedObject {}
extension DispatchGroupBox: NamedObject {}
extension SemaphoreBox: NamedObject {}
extension WorkItemBox: NamedObject {}
extension DefaultsBox: NamedObject {}
extension NotificationCenterBox: NamedObject {}
extension NotificationObserver: NamedObject {}
extension DataTaskBox: NamedObject {}
