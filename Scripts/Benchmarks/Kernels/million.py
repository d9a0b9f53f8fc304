total = 0
step = 1
turn = 0
while turn < 1_000_000:
    total = total + step
    step = (step + turn) % 1000
    turn += 1
print(total, step)
