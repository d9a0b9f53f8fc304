// An empty array in one branch is an array of anything, unless the place says more.
let flag = Int("1") == 1
let numbers = if flag { [1, 2] } else { [] }
print(numbers, type(of: numbers))
let words = if !flag { [] } else if numbers.isEmpty { [] } else { ["a"] }
print(words, words.count, flag ? [] : [0.5])
let sized: [Int] = if flag { [] } else { [3] }
let chosen = switch sized.count {
case 0: [0.5]
default: []
}
print(sized, chosen, type(of: chosen), type(of: sized))
