// The smallest number has no positive partner.
let lowest = Int8.min
print(lowest)
let flipped = -lowest
print(flipped)
