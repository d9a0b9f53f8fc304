// Availability is asked and answered; declarations may carry it.
@available(macOS 13, iOS 16, *)
func modern() -> String { "modern" }

func best() -> String {
    if #available(macOS 13, iOS 16, *) {
        return modern()
    } else {
        return "old"
    }
}
print(best())
guard #available(iOS 15, macOS 12, *) else { fatalError("too old") }
if #unavailable(iOS 14, macOS 11) { print("very old") } else { print("recent") }
@available(*, deprecated, message: "use best")
struct Old { var n = 1 }
@available(swift 5.0)
func always() -> Int { 5 }
print(always())
