// A conversion to a type that is too small.
let distances = [12, 200, 300]
for distance in distances { print(UInt8(distance)) }
