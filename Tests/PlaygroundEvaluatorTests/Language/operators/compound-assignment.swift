// Compound assignment to variables, elements, properties, dictionary entries and through functions.
struct Account { var balance = 100.0; var history: [String] = [] }
var account = Account()
account.balance += 50
account.balance *= 1.1
account.balance -= 15
account.balance /= 2
account.history += ["deposit"]
account.history += ["fee", "tax"]
print(account.balance, account.history)

var grid = [[1, 2], [3, 4]]
grid[1][0] += 10
grid[0][1] *= grid[1][0]
var index = 0
func next() -> Int { index += 1; return index }
var row = [0, 0, 0, 0]
row[next()] += 5
row[next()] -= next()
print(grid, row, index)

var words = ["a": 1]
words["a"]! += 1
words["b", default: 10] += 1
words["c"]? += 1
var title = "x"
title += "y" + "z"
var remainder = 17
remainder %= 5
print(words.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, title, remainder)
