// Small integers overflow at their own limits.
var level: UInt8 = 250
while level > 0 {
    print(level)
    level += 3
}
