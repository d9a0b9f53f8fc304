// Types as values: stored, compared, as dictionary keys by ObjectIdentifier, made into objects, named.
protocol Plugin: AnyObject { init(); var name: String { get } }
final class Spell: Plugin { let name = "spell" }
final class Grammar: Plugin { let name = "grammar"; var runs = 0 }
var registry: [ObjectIdentifier: any Plugin] = [:]
func plugin<P: Plugin>(_ type: P.Type) -> P {
    if let known = registry[ObjectIdentifier(type)] as? P { return known }
    let made = P()
    registry[ObjectIdentifier(type)] = made
    return made
}
plugin(Grammar.self).runs += 1
plugin(Grammar.self).runs += 1
print(plugin(Grammar.self).runs, registry.count, plugin(Spell.self).name, registry.count)
let kinds: [Any.Type] = [Int.self, String.self, [Int].self, Spell.self, (Int, String).self, Int?.self]
print(kinds, kinds.contains { $0 == String.self })
print(type(of: registry), Int.self == Int.self, "\(Plugin.self)")
