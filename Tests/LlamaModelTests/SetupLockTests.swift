import Foundation
import Testing

@testable import LlamaModel

@Suite struct SetupLockTests {
    @Test func aSecondSetupWaitsForTheFirst() async throws {
        let folder = try TemporaryFolder()
        let cache = EaselCache(root: folder.path)
        let (events, recorder) = AsyncStream.makeStream(of: String.self)
        var seen = events.makeAsyncIterator()

        let first = try SetupLock.acquire(cache) { recorder.yield("first waits") }
        Thread.detachNewThread {
            do {
                let second = try SetupLock.acquire(cache) { recorder.yield("second waits") }
                recorder.yield("second works")
                _ = consume second
            } catch {
                recorder.yield("second fails")
            }
        }
        #expect(await seen.next() == "second waits")
        recorder.yield("first ends")
        _ = consume first
        #expect(await seen.next() == "first ends")
        #expect(await seen.next() == "second works")
    }
}
