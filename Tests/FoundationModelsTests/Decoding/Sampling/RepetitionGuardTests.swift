import Testing

@testable import FoundationModels

@Suite struct RepetitionGuardTests {
    private func losses(_ tokens: [Int]) -> [LogitChange] {
        var text = WrittenTokens()
        text.append(tokens, isChosen: true)
        return RepetitionGuard().echo(in: text).losses
    }

    @Test func ordinaryTextIsLeftAlone() {
        #expect(losses([]) == [])
        #expect(losses([1]) == [])
        #expect(losses(Array(0..<200)) == [])
        #expect(losses([1, 2, 3, 1, 2, 3, 1, 2, 3]) == [])
        // A sentence said twice, and begun once more.
        let sentence = Array(0..<20)
        #expect(losses(sentence + sentence) == [])
        #expect(losses(sentence + sentence + sentence.prefix(8)) == [])
    }

    /// Each further token costs more, and so does each further time.
    @Test func circlesBecomeLessLikelyTheLongerTheyRun() {
        let sentence = Array(0..<20)
        #expect(losses(sentence + sentence + sentence.prefix(9)) == [LogitChange(token: 9, amount: -0.5)])
        #expect(losses(sentence + sentence + sentence.prefix(12)) == [LogitChange(token: 12, amount: -2)])
        // Twice before at full length, of which one is free, and once more across the border of two sentences.
        #expect(
            losses(sentence + sentence + sentence + sentence.prefix(12)) == [LogitChange(token: 12, amount: -2 - 12)])
        #expect(losses([Int](repeating: 7, count: 11)) == [LogitChange(token: 7, amount: -0.5)])
        #expect(losses([Int](repeating: 7, count: 100)) == [LogitChange(token: 7, amount: -20)])
    }

    /// Circles that change a word each time are circles too.
    @Test func nearRepetitionCounts() {
        let ending = Array(1...12)
        let text = [90] + ending + [91] + ending + [92] + ending
        // What follows the ending has been another word each time; so nothing is less likely behind it …
        #expect(losses(text) == [])
        // … but inside, the ending itself is.
        #expect(losses(text + [93] + ending.prefix(11)) == [LogitChange(token: 12, amount: -3)])
    }

    /// Keys and brackets come back in every element of a list; that says nothing about the model.
    @Test func forcedTextNeverCounts() {
        let key = Array(1...30)
        var text = WrittenTokens()
        for value in [70, 71, 70, 72, 70, 73] {
            text.append(key, isChosen: false)
            text.append([value], isChosen: true)
        }
        text.append(key, isChosen: false)
        #expect(RepetitionGuard().echo(in: text) == RepetitionGuard.Echo())
    }

    /// A token is stale when the four up to it stood there twice; a value of many stale ones is pressed to end.
    @Test func staleTokensPressTheEnd() {
        func isStale(_ tokens: [Int]) -> Bool {
            var text = WrittenTokens()
            text.append(tokens, isChosen: true)
            return RepetitionGuard().echo(in: text).lastIsStale
        }
        #expect(!isStale([1, 2, 3, 4, 8, 1, 2, 3, 4]))
        #expect(isStale([1, 2, 3, 4, 8, 1, 2, 3, 4, 9, 1, 2, 3, 4]))
        #expect(!isStale([1, 2, 3, 8, 1, 2, 3, 9, 1, 2, 3]))
        #expect(RepetitionGuard().pressure(staleTokens: 10) == 0)
        #expect(RepetitionGuard().pressure(staleTokens: 15) == 2)
    }
}
