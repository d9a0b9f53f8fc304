// What two sets share and what they do not, changed in place too.
let swimmers: Set = ["Ada", "Bo", "Cy"], runners: Set = ["Bo", "Di"]
print(swimmers.intersection(runners), swimmers.union(runners).sorted(), swimmers.subtracting(runners).sorted(), swimmers.symmetricDifference(runners).sorted())
print(swimmers.isDisjoint(with: ["Eve"]), runners.isSubset(of: swimmers), Set(["Bo"]).isStrictSubset(of: runners), swimmers.isSuperset(of: ["Ada", "Cy"]))
var club = swimmers
print(club.insert("Eve"), club.insert("Ada").inserted, club.remove("Bo") ?? "-", club.remove("Zed") ?? "-")
club.formIntersection(["Ada", "Eve", "Flo"])
club.formSymmetricDifference(["Eve", "Gus"])
print(club.sorted(), club.count, club.contains("Eve"))
let letters = Set("mississippi")
print(letters.sorted(), letters.map { "\($0)" }.sorted().joined(), "banana".filter(letters.contains), Set([[1], [1], [2]]).count)
print(Set([1, 2]) == Set([2, 1]), Set(1...3).isSubset(of: 1...5), Set([3, 1, 2]).min()!, Set([1, 2, 3]).filter { $0 > 1 }.sorted())
