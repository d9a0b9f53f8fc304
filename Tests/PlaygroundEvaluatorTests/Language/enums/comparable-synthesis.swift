// Comparable made for enums: by order of cases, then by payloads; min, max and sorting follow.
enum Priority: Comparable { case low, normal, high }
enum Size: Comparable {
    case small
    case custom(Int, String)
    case huge
}
print(Priority.low < .high, Priority.high <= .normal, max(Priority.low, .normal))
print([Priority.high, .low, .normal].sorted(), [Priority.low, .high].max()!)
let sizes: [Size] = [.huge, .custom(3, "b"), .small, .custom(3, "a"), .custom(1, "z")]
print(sizes.sorted())
print(Size.custom(2, "x") > .small, Size.custom(2, "x") >= .huge, (Size.small ... .huge).contains(.custom(0, "")))
