grid = [float(i % 17) * 0.25 for i in range(400)]
for turn in range(400):
    weight = float(turn % 5) * 0.125
    for i in range(1, len(grid) - 1):
        grid[i] = (grid[i - 1] + grid[i] * weight + grid[i + 1]) / 3.0
total = 0.0
for value in grid:
    total += value
print(total)
