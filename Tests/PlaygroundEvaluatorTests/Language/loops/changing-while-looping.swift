// A loop walks the collection it started with, even when the variable changes meanwhile.
var numbers = [1, 2, 3]
for n in numbers { if n < 3 { numbers.append(n * 10) } }
print(numbers)
var inventory = ["nails": 3, "screws": 5]
for (name, count) in inventory { inventory[name] = count * 2; inventory["\(name)!"] = 0 }
print(inventory.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
for index in numbers.indices { numbers[index] += index }
print(numbers)
var limit = 3
for i in 0..<limit { limit += i }
print(limit)
var copies: [() -> Int] = []
for i in 1...3 { copies.append { i * i } }
print(copies.map { $0() })
var text = "abc"
for letter in text { text = String(letter) + text }
print(text)
var i = 0
var makers: [() -> Int] = []
while i < 3 { let fixed = i; makers.append { fixed + i }; i += 1 }
print(makers.map { $0() })
