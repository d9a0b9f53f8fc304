var grid = (0..<400).map { Double($0 % 17) * 0.25 }
for turn in 0..<400 {
    let weight = Double(turn % 5) * 0.125
    for i in 1..<grid.count - 1 {
        grid[i] = (grid[i - 1] + grid[i] * weight + grid[i + 1]) / 3.0
    }
}
var sum = 0.0
for value in grid { sum += value }
print(sum)
