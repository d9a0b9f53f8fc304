// Who binds tighter: arithmetic, ranges, comparison, logic, nil-coalescing, ternary, assignment.
print(2 + 3 * 4, (2 + 3) * 4, 10 - 4 - 3, 2 * 3 % 4, -2 * -3, 1 + 6 / 2 - 1)
print(1 + 1...2 * 3, 1 << 2 + 1, 6 & 3 + 1, 1 | 2 ^ 3 & 1)
print(1 < 2 && 2 < 3 || false, !true || true && false, 1 + 1 == 2 && 3 * 2 != 5)
let missing: Int? = nil
let found: Int? = 5
print(missing ?? 1 + 2, (missing ?? 1) + 2, missing ?? found ?? 0, 1 + (found ?? 0))
print(missing ?? 3 < 4, found ?? 0 > 4 ? "big" : "small")
let n = 7
print(n > 5 ? n > 6 ? "seven" : "six" : "low")
let grade = n < 3 ? "C" : n < 6 ? "B" : "A"
print(grade)
var total = 1
total += n % 2 == 0 ? 10 : 20
total *= 1 + 1
print(total, 2 as Double + 1, "a" + "b" < "ac", (1...3).contains(2) == true)
