// What a program may ask about its process without any permission.
import Foundation
print(ProcessInfo.processInfo.processorCount > 0, ProcessInfo.processInfo.systemUptime > 0, ProcessInfo.processInfo.physicalMemory > 0, Bundle.main.bundleIdentifier as Any)
let start = Date(), clock = ProcessInfo.processInfo.systemUptime
print(Date().timeIntervalSince(start) >= 0, ProcessInfo.processInfo.systemUptime >= clock, ProcessInfo.processInfo.operatingSystemVersionString.isEmpty)
