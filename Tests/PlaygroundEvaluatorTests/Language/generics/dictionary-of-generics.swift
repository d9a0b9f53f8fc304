// Generic containers inside collections: arrays of boxes, dictionaries of results, nested optionals.
final class Ref<T> { var value: T; init(_ value: T) { self.value = value } }
struct Tagged<Tag, Value> { var tag: Tag; var values: [Value] = [] }
let refs = [Ref(1), Ref(2)]
refs[0].value += 10
var byName: [String: Tagged<Int, Ref<Int>>] = [:]
byName["a", default: Tagged(tag: 7)].values.append(refs[0])
byName["a"]?.values.append(refs[1])
byName["a"]?.values[1].value *= 50
print(refs.map(\.value), byName["a"]!.values.map(\.value), byName["a"]!.tag)
let nested: [[Ref<String>?]] = [[Ref("x"), nil], []]
print(nested.map { $0.compactMap { $0?.value } }, type(of: byName))
