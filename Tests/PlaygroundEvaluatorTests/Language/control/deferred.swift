let limit: Int
if Int("7")! > 99 { limit = 1 } else { limit = 2 }
print(limit)
func describe(_ n: Int) -> String {
    let word: String
    switch n {
    case 0: word = "none"
    case 1: word = "one"
    default:
        if n > 100 { word = "lots" } else { word = "some" }
    }
    var count: Int
    count = n
    count += 1
    return "\(word) \(count)"
}
print(describe(0), describe(1), describe(5), describe(500))
