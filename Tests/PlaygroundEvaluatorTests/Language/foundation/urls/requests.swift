// URLRequest: what would be sent, without sending it.
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
var request = URLRequest(url: URL(string: "https://api.example.com/items")!)
print(request.httpMethod ?? "none", request.url!, request.timeoutInterval, request.httpBody as Any, request.value(forHTTPHeaderField: "Accept") as Any)
request.httpMethod = "POST"
request.setValue("application/json", forHTTPHeaderField: "Content-Type")
request.addValue("text/plain", forHTTPHeaderField: "Accept")
request.addValue("text/html", forHTTPHeaderField: "Accept")
request.httpBody = try JSONEncoder().encode(["name": "tea"])
request.timeoutInterval = 30
print(request.httpMethod!, request.value(forHTTPHeaderField: "content-type")!, request.value(forHTTPHeaderField: "Accept")!, request.httpBody!.count, request.timeoutInterval, request.allHTTPHeaderFields!.keys.sorted())
let response = HTTPURLResponse(url: request.url!, statusCode: 404, httpVersion: nil, headerFields: ["X-Id": "7"])!
print(response.statusCode, response.url!.path, response.value(forHTTPHeaderField: "x-id") ?? "-", (200..<300).contains(response.statusCode))
func check(_ response: URLResponse) throws {
    guard let http = response as? HTTPURLResponse, http.statusCode == 200 else { throw URLError(.badServerResponse) }
}
do { try check(response) } catch let error as URLError { print(error.code == .badServerResponse, error.errorCode, error.code.rawValue) }
print(URLError(.badURL).code == .badURL, URLError(.timedOut).errorCode, URLError(.cannotParseResponse).code.rawValue, URLError(.notConnectedToInternet).code == .timedOut)
