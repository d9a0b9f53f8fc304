// URLs: their parts, and making longer and shorter ones.
import Foundation
let url = URL(string: "https://ann:pw@api.example.com:8080/v1/users/42.json?active=true&q=a%20b#top")!
print(url.scheme!, url.host!, url.port!, url.path, url.query!, url.fragment!, url.user!, url.lastPathComponent, url.pathExtension)
print(url.pathComponents, url.absoluteString.count, url.deletingLastPathComponent(), url.deletingPathExtension().lastPathComponent, url)
let base = URL(string: "https://example.com/api")!
print(base.appendingPathComponent("users"), base.appending(path: "a/b"), base.appending(component: "c d"), base.appending(queryItems: [URLQueryItem(name: "page", value: "2")]), base.appendingPathExtension("json"))
print(URL(string: "page.html", relativeTo: base)!.absoluteString, URL(string: "/root", relativeTo: base)!.absoluteURL, URL(string: "../x", relativeTo: URL(string: "https://example.com/a/b/"))!.absoluteString)
print(URL(string: "") as Any, URL(string: "https://example.com/ü") != nil, URL(string: "mailto:ann@x.org")!.scheme!, URL(string: "no-scheme")!.scheme as Any, base.query as Any, base.host() ?? "-")
let file = URL(fileURLWithPath: "/tmp/notes/today.txt")
print(file.isFileURL, file.path, file.lastPathComponent, file.deletingLastPathComponent().path, file.absoluteString, URL(filePath: "/a/b").lastPathComponent, base.isFileURL, file.hasDirectoryPath)
print(base == URL(string: "https://example.com/api"), Set([base, base]).count, [base: 1][base]!, base.absoluteString.hasPrefix("https"), url.path(percentEncoded: false), url.query(percentEncoded: false)!)
var changing = base
changing.appendPathComponent("x")
changing.deleteLastPathComponent()
changing.append(path: "y")
print(changing, ["https://a.b", "bad url", "c"].compactMap { URL(string: $0)?.host }, URL(string: "https://a.b/c?d")?.absoluteString ?? "-")
