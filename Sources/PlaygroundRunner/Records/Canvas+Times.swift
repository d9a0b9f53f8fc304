import PlaygroundCanvas
import PlaygroundEvents

extension Canvas {
    /// The canvas with the times of an earlier one for the requests that were answered the same.
    ///
    /// - Parameter asked: prompts that a model was asked; their times are new.
    func takingTimes(from earlier: Canvas, except asked: Set<String>) -> Canvas {
        var pool = earlier.cells.flatMap(\.playgrounds).flatMap(\.requests)
        var canvas = self
        for cell in canvas.cells.indices {
            for playground in canvas.cells[cell].playgrounds.indices {
                let requests = canvas.cells[cell].playgrounds[playground].requests
                canvas.cells[cell].playgrounds[playground].requests = requests.map { request in
                    guard !asked.contains(request.request.prompt),
                        let index = pool.firstIndex(where: { $0.says(theSameAs: request) })
                    else { return request }
                    return request.takingTimes(from: pool.remove(at: index))
                }
            }
        }
        return canvas
    }
}

extension CanvasRequest {
    fileprivate func says(theSameAs other: CanvasRequest) -> Bool {
        request.prompt == other.request.prompt && request.model == other.request.model
            && request.schema == other.request.schema && request.options == other.request.options
            && request.tools == other.request.tools && answer?.entries == other.answer?.entries
            && answer?.error == nil && other.answer?.error == nil
            && snapshots.map(\.text) == other.snapshots.map(\.text)
    }

    fileprivate func takingTimes(from other: CanvasRequest) -> CanvasRequest {
        var timed = self
        for index in snapshots.indices { timed.snapshots[index].time = other.snapshots[index].time }
        if let metrics = other.answer?.metrics { timed.answer?.metrics = metrics }
        return timed
    }
}
