// Own operators that change their operand: postfix, prefix and compound ones.
postfix operator ++
prefix operator --
infix operator <-: AssignmentPrecedence
infix operator **=: AssignmentPrecedence
postfix func ++ (n: inout Int) -> Int { defer { n += 1 }; return n }
prefix func -- (n: inout Int) -> Int { n -= 1; return n }
func <- <T>(target: inout T, value: T?) { if let value { target = value } }
func **= (base: inout Int, power: Int) { base = (0..<power).reduce(1) { result, _ in result * base } }
var count = 1
print(count++, count, --count, count)
var name = "old"
name <- nil
print(name)
name <- "new"
print(name)
var side = 3
side **= 4
print(side)
var scores = [1, 2]
_ = scores[0]++
_ = --scores[1]
print(scores)
