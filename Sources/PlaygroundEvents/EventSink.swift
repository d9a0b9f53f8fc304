import Synchronization

/// Takes the events of a run; called from whichever thread runs the playground, one event at a time.
package protocol EventSink: Sendable {
    func receive(_ event: RunEvent)
}

/// A sink that tells several others every event, in their order.
package struct EventFork: EventSink {
    private let sinks: [any EventSink]

    package init(_ sinks: [any EventSink]) {
        self.sinks = sinks
    }

    package func receive(_ event: RunEvent) {
        for sink in sinks { sink.receive(event) }
    }
}

/// A sink that keeps every event, for tests and for canvases built after a run.
package final class EventLog: EventSink {
    private let storage = Mutex<[RunEvent]>([])

    package init() {}

    package func receive(_ event: RunEvent) {
        storage.withLock { $0.append(event) }
    }

    /// The events so far, in order.
    package var events: [RunEvent] { storage.withLock { $0 } }
}
