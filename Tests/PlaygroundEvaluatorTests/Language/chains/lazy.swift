// Lazy chains compute only what is asked, in the order it is asked.
var calls: [Int] = []
let lazySquares = (1...10).lazy.map { n -> Int in calls.append(n); return n * n }
print(calls, lazySquares.first { $0 > 10 }!, calls)
calls = []
let firstTwo = lazySquares.first { $0 % 2 == 0 }!
print(firstTwo, calls)
let eager = (1...3).map { n -> Int in print("eager", n); return n }.filter { n in print("filter", n); return n > 1 }
print(eager)
let slow = (1...3).lazy.map { n -> Int in print("lazy", n); return n }.filter { n in print("filter", n); return n > 1 }
print(Array(slow))
print((1...).lazy.filter { $0 % 7 == 0 }.map { $0 * 2 }.prefix(3).reduce(0, +), [1, 2, 3].lazy.reversed().map { $0 }.first!)
print(["a", "b"].lazy.map { $0 + "!" }.joined(separator: "-"), [1, nil, 2].lazy.compactMap { $0 }.count, Array((1...9).lazy.drop { $0 < 5 }.prefix { $0 < 8 }))
