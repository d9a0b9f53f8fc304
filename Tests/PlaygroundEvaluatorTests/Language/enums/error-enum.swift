// Errors as enums: catching by case, with payloads, nested do, rethrow and typed results.
enum BakeError: Error, Equatable {
    case tooHot(degrees: Int), missing(String), burnt
}
func bake(_ degrees: Int, with ingredients: [String]) throws -> String {
    if degrees > 300 { throw BakeError.tooHot(degrees: degrees) }
    guard ingredients.contains("flour") else { throw BakeError.missing("flour") }
    return "bread at \(degrees)"
}
for (degrees, things) in [(200, ["flour"]), (400, ["flour"]), (200, []), (310, [])] {
    do {
        print(try bake(degrees, with: things))
    } catch BakeError.tooHot(let degrees) where degrees > 350 {
        print("far too hot", degrees)
    } catch let BakeError.missing(what) {
        print("no", what)
    } catch let error as BakeError {
        print("other", error, error == .tooHot(degrees: 310))
    } catch { print("never") }
}
let results = [150, 999].map { degrees in Result { try bake(degrees, with: ["flour"]) } }
print(results.map { (try? $0.get()) ?? "failed" })
