// Callbacks become async functions through continuations.
func load(_ id: Int, completion: @escaping (Result<String, any Error>) -> Void) {
    if id < 0 { completion(.failure(Missing(id: id))) } else { completion(.success("record \(id)")) }
}
struct Missing: Error { let id: Int }
func record(_ id: Int) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in load(id) { continuation.resume(with: $0) } }
}
func delayed(_ n: Int) async -> Int {
    await withCheckedContinuation { continuation in Task { continuation.resume(returning: n * 2) } }
}
print(try await record(4), await delayed(21))
do { _ = try await record(-1) } catch let missing as Missing { print("missing", missing.id) }
let numbers = await withCheckedContinuation { (c: CheckedContinuation<[Int], Never>) in c.resume(returning: [1, 2]) }
print(numbers)
