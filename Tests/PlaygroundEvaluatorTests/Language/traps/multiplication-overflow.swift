// A factorial leaves the range of Int.
func factorial(_ n: Int) -> Int { n < 2 ? 1 : n * factorial(n - 1) }
print(factorial(20))
print(factorial(21))
