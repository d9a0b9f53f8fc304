let numbers = [1]; print(numbers[numbers.count + 4])
