// The elements of a literal are decided by what is done with it.
let letter: Character = "e"
print(["a", "e", "i"].contains(letter), ("a"..."f").contains(letter), ["x", "y"].firstIndex(of: letter) == nil)
let half = 0.5
print([1, 2, 3].contains(half), [0, 1].map { $0 + half }, [1, 2].reduce(half, +))
let byte: UInt8 = 7
print([1, 7].contains(byte), [byte, 1, 2].max()!, (1...9).contains(byte))
func isVowel(_ c: Character) -> Bool { ["a", "e", "i", "o", "u"].contains(c) }
print("education".filter(isVowel).count, "rhythm".contains(where: isVowel))
switch letter { case _ where ["d", "e"].contains(letter): print("found"); default: print("missing") }
let steps = [1, 2.5, 4].map { $0 * 2 }
print(steps, [1, 2].map(Double.init), [3, 4].map { Double($0) / 2 })
