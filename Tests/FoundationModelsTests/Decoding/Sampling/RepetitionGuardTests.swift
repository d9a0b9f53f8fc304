import Testing

@testable import FoundationModels

@Suite struct RepetitionGuardTests {
    private func penalty(_ tokens: [Int]) -> (token: Int, loss: Float)? { RepetitionGuard().penalty(after: tokens) }

    @Test func ordinaryTextIsLeftAlone() {
        #expect(penalty([]) == nil)
        #expect(penalty(Array(0..<200)) == nil)
        #expect(penalty([1, 2, 3, 1, 2, 3, 1, 2, 3]) == nil)
        // A sentence said twice.
        #expect(penalty(Array(0..<20) + Array(0..<20)) == nil)
    }

    @Test func circlesBecomeLessLikelyTheLongerTheyRun() {
        let ones = [Int](repeating: 7, count: 14)
        #expect(penalty(ones)?.token == 7)
        #expect(penalty(ones)?.loss == 0.75)
        #expect(penalty(ones + ones)?.loss == 0.75 * 15)
        let three = (0..<20).map { $0 % 3 }
        #expect(penalty([9, 9] + three)?.token == 2)
        #expect(penalty(three + [5]) == nil)
    }
}
