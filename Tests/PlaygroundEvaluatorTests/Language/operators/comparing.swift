// Comparison of numbers, strings, characters, tuples, collections and optionals.
print(3 < 4, 3 <= 3, 3 != 4, "apple" < "banana", "Zebra" < "apple", "a" < ("b" as Character))
print((1, "b") < (1, "c"), (2, 0) > (1, 9), (1, 2, 3) == (1, 2, 3), ("a", true) != ("a", false))
print([1, 2] == [1, 2], [1, 2] == [2, 1], ["a": 1, "b": 2] == ["b": 2, "a": 1], Set([1, 2]) == [2, 1])
let some: Int? = 3
print(some == 3, some != nil, some == nil, Optional<Int>.none == nil, 3 == some)
print([1, nil, 3] == [1, nil, 3], [[1], []] == [[1], []])
print(Double.nan == Double.nan, 0.0 == -0.0, Double.infinity > 1e308)
print([1, 2, 3].elementsEqual(1...3), [1, 2].lexicographicallyPrecedes([1, 3]), 1...3 == 1...3)

struct Version: Comparable {
    var major: Int, minor: Int
    static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
let versions = [Version(major: 2, minor: 1), Version(major: 1, minor: 9), Version(major: 2, minor: 0)]
print(versions.sorted().map { "\($0.major).\($0.minor)" }, versions.max()!.minor, versions[0] >= versions[1])
print(versions[0] == Version(major: 2, minor: 1), min(versions[0], versions[2]).minor)
