// A trap in the middle of a loop: what was printed before stays printed.
let scores = [3, 8, 5]
var total = 0
for step in 0...3 {
    total += scores[step]
    print("after \(step):", total)
}
print("never")
