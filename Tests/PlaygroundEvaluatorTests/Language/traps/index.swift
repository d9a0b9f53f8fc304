let values = [1, 2, 3]
print(values[1])
var index = 2
index += 5
print(values[index])
print("never")
