func check(_ n: Int) -> Int {
    precondition(n >= 0, "n must not be negative")
    if n == 0 { fatalError("reached zero") }
    return check(n - 1)
}
print("start")
print(check(3))
