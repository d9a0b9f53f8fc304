// A function that throws may be carried where nobody calls it.
struct Request { var path: String; var token = "" }
enum Failure: Error { case refused, missing(String) }
typealias Handler = (Request) throws -> String
typealias Layer = (@escaping Handler) -> Handler
let logging: Layer = { next in
    { request in
        print("->", request.path)
        return try next(request)
    }
}
let guarded: Layer = { next in
    { request in
        guard request.token == "open" else { throw Failure.refused }
        return try next(request)
    }
}
let pages: Handler = { request in
    guard request.path == "/" else { throw Failure.missing(request.path) }
    return "home"
}
let app = [guarded, logging].reduce(pages) { $1($0) }
for request in [Request(path: "/", token: "open"), Request(path: "/x", token: "open"), Request(path: "/")] {
    do { print(try app(request)) } catch { print(error) }
}
let handlers = ["pages": pages].mapValues { $0 }
print(handlers.count, [pages].first != nil)
