// Methods that return changed copies chain; the original stays as it was.
struct Request {
    private(set) var path = "/", headers: [String: String] = [:], retries = 0
    func at(_ path: String) -> Request { var copy = self; copy.path = path; return copy }
    func header(_ name: String, _ value: String) -> Request { var copy = self; copy.headers[name] = value; return copy }
    func retrying(_ times: Int) -> Self { var copy = self; copy.retries += times; return copy }
}
let base = Request().header("lang", "en")
let call = base.at("/users").retrying(2).header("lang", "fr").retrying(1)
print(base.path, base.headers["lang"]!, base.retries)
print(call.path, call.headers["lang"]!, call.retries)
