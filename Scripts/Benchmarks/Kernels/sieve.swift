func primes(below limit: Int) -> [Int] {
    var isPrime = Array(repeating: true, count: limit)
    var found: [Int] = []
    for n in 2..<limit {
        if !isPrime[n] { continue }
        found.append(n)
        var multiple = n * n
        while multiple < limit {
            isPrime[multiple] = false
            multiple += n
        }
    }
    return found
}

print(primes(below: 300_000).count)
