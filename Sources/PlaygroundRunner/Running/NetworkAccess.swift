import Foundation
import FoundationNetworking
import PlaygroundEvaluator

/// The network for documents that may use it.
enum NetworkAccess {
    static let load: Permissions.NetworkLoader = { request in
        var message = URLRequest(url: request.url, timeoutInterval: request.timeout)
        message.httpMethod = request.method
        message.httpBody = request.body
        for header in request.headers { message.setValue(header.value, forHTTPHeaderField: header.name) }
        let (body, response) = try await URLSession.shared.data(for: message)
        guard let response = response as? HTTPURLResponse else {
            return NetworkResponse(status: 0, headers: [], body: body)
        }
        let headers = response.allHeaderFields.map { (name: "\($0.key)", value: "\($0.value)") }
        return NetworkResponse(
            status: response.statusCode, headers: headers.sorted { $0.name < $1.name }, body: body)
    }
}
