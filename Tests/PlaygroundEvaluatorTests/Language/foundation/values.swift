// URLs, UUIDs, data, decimals and numbers.
import Foundation
let url = URL(string: "https://example.com/a/b.txt?q=1#frag")!
print(url, url.host!, url.path, url.query!, url.scheme!, url.lastPathComponent, url.pathExtension, url.fragment!)
print(url.deletingLastPathComponent(), URL(string: "https://a.b")!.appendingPathComponent("c"), URL(string: "") as Any)
var components = URLComponents(string: "https://example.com/search")!
components.queryItems = [URLQueryItem(name: "q", value: "swift ui"), URLQueryItem(name: "n", value: "1")]
print(components.url!, components.queryItems!.count, components.queryItems!.first!.name)
let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(id, id.uuidString.count, id == UUID(uuidString: id.uuidString), UUID(uuidString: "x") as Any)
var data = Data([1, 2, 3])
data.append(4)
print(data, data.count, data[0], Array(data), data.base64EncodedString(), data.map { $0 * 2 })
let price = Decimal(string: "19.99")!
print(price * 3, price + 1, price < 20, Decimal(5) / 2)
print(sqrt(16.0), pow(2.0, 10.0), floor(2.7), ceil(2.1), sin(0.0), round(2.5), log(1.0), 1234567.formatted(), 0.5.formatted(.percent))
print(URLError(.badURL).code == .badURL, NSError(domain: "d", code: 3, userInfo: [NSLocalizedDescriptionKey: "said"]).localizedDescription)
