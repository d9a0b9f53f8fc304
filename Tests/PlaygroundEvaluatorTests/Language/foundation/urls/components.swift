// URLComponents and query items: taking apart, putting together, escaping.
import Foundation
var components = URLComponents(string: "https://api.example.com/search?q=swift&page=1")!
print(components.scheme!, components.host!, components.path, components.query!, components.queryItems!.map { "\($0.name)=\($0.value ?? "")" })
components.queryItems?.append(URLQueryItem(name: "tag", value: "a&b c"))
components.queryItems!.append(URLQueryItem(name: "flag", value: nil))
components.path = "/find it"
components.port = 8080
components.fragment = "end"
print(components.url!, components.string!, components.percentEncodedQuery!, components.percentEncodedPath)
var fresh = URLComponents()
fresh.scheme = "https"
fresh.host = "example.com"
fresh.path = "/items"
fresh.queryItems = [URLQueryItem(name: "sort", value: "name"), URLQueryItem(name: "limit", value: String(10))]
print(fresh.url?.absoluteString ?? "none", fresh.queryItems!.first { $0.name == "limit" }?.value ?? "-", fresh.queryItems!.count, fresh.user as Any)
let parameters = ["b": "2", "a": "1"]
fresh.queryItems = parameters.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
print(fresh.url!, URLComponents(url: URL(string: "http://x.y/z?k=v")!, resolvingAgainstBaseURL: false)!.queryItems![0].value!, URLComponents(string: "http://[bad") as Any)
let items = URLComponents(string: "?a=1&b=x%20y&a=2")?.queryItems ?? []
print(items.filter { $0.name == "a" }.compactMap(\.value), items.map(\.value), Dictionary(grouping: items, by: \.name).mapValues(\.count)["a"]!, URLQueryItem(name: "n", value: "v"), items[0] == URLQueryItem(name: "a", value: "1"))
