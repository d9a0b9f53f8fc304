// The delegate pattern with default implementations and a weak reference.
protocol DownloadDelegate: AnyObject {
    func didStart(_ name: String)
    func didFinish(_ name: String, bytes: Int)
}
extension DownloadDelegate { func didStart(_ name: String) {} }
final class Downloader {
    weak var delegate: (any DownloadDelegate)?
    func download(_ name: String) {
        delegate?.didStart(name)
        delegate?.didFinish(name, bytes: name.count * 100)
    }
}
final class Screen: DownloadDelegate {
    var lines: [String] = []
    func didFinish(_ name: String, bytes: Int) { lines.append("\(name): \(bytes)") }
}
let downloader = Downloader()
var screen: Screen? = Screen()
downloader.delegate = screen
downloader.download("map.pdf")
print(screen!.lines)
screen = nil
downloader.download("lost")
print(downloader.delegate == nil)
