// Observers hear what is posted under their name, in the order in which they came.
import Foundation

extension Notification.Name {
    static let scored = Notification.Name("scored")
}

final class Board {
    private(set) var points = 0
    private var token: (any NSObjectProtocol)?
    init() {
        token = NotificationCenter.default.addObserver(forName: .scored, object: nil, queue: nil) { [weak self] note in
            self?.points += note.userInfo?["points"] as? Int ?? 0
        }
    }
    func stop() { if let token { NotificationCenter.default.removeObserver(token) } }
}

let board = Board()
NotificationCenter.default.post(name: .scored, object: nil, userInfo: ["points": 3])
NotificationCenter.default.post(name: Notification.Name("missed"), object: nil)
NotificationCenter.default.post(Notification(name: .scored, object: nil, userInfo: ["points": 4]))
print(board.points)
board.stop()
NotificationCenter.default.post(name: .scored, object: nil, userInfo: ["points": 100])
print(board.points, Notification.Name.scored.rawValue)
