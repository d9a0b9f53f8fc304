// What is wrong with JSON, as patterns with and without a word for each part.
import Foundation
struct P: Codable { var name: String; var age: Int }
func load(_ s: String) {
    do { print(try JSONDecoder().decode(P.self, from: Data(s.utf8))) } catch let DecodingError.dataCorrupted(ctx) {
        print("corrupt", ctx.codingPath.count, ctx.debugDescription)
    } catch DecodingError.keyNotFound(let key, let ctx) {
        print("missing", key.stringValue, ctx.codingPath.map(\.stringValue))
    } catch DecodingError.typeMismatch(let t, let ctx) {
        print("type", t, ctx.codingPath.map { $0.stringValue }.joined(separator: "."))
    } catch let DecodingError.valueNotFound(t, ctx) { print("value", t, ctx.codingPath.first!.stringValue) } catch {
        print("other", error)
    }
}
load("{}"); load("{\"name\": 3, \"age\": 1}"); load("{\"name\": null, \"age\": 1}");
load("{\"name\": \"a\", \"age\": 1}")
load("nope")
