import Testing

@Suite struct LoweringStatementsTests {
    @Test func conditions() {
        #expect(
            dump(
                #"""
                if let a, let b = c as? D, var e = f, case .some(let g) = h, g > 1, #available(iOS 26.0, *) { x() } else if #unavailable(macOS 1) { y() } else { z() }
                guard let self, let value: Int = number else { fatalError() }
                while let next = iterator.next() { use(next) }

                """#)
                    == #"""
                    if
                      (unwrap a a)
                      (unwrap b (as? c D))
                      (unwrap var e f)
                      (case (.some g) h)
                      (> g 1)
                      available true
                      then
                        (call x)
                      else
                        if
                          available false
                          then
                            (call y)
                          else
                            (call z)
                    guard
                      (unwrap self self)
                      (unwrap (: value Int) number)
                      else
                        (call fatalError)
                    while
                      (unwrap next (call (.next iterator)))
                      do
                        (call use next)

                    """#)
    }

    @Test func loops() {
        #expect(
            dump(
                #"""
                outer: for (index, value) in list.enumerated() where value > 1 {
                    for case let .some(x) in y { continue outer }
                    for try await part in stream { break }
                    for _ in 0..<3 { }
                    for x: Int in xs { }
                }
                repeat { x -= 1 } while x > 0
                loop: while true { break loop }

                """#)
                    == #"""
                    outer: for
                      (tuple index value)
                      (call (.enumerated list))
                      (where (> value 1))
                      do
                        for
                          (.some x)
                          y
                          do
                            continue outer
                        for try await
                          part
                          stream
                          do
                            break
                        for
                          _
                          (..< 0 3)
                          do
                        for
                          (: x Int)
                          xs
                          do
                    repeat
                      do
                        (-= x 1)
                      (while (> x 0))
                    loop: while
                      true
                      do
                        break loop

                    """#)
    }

    @Test func switches() {
        #expect(
            dump(
                #"""
                switch value {
                case 1, 2: one()
                case 3...5 where odd: fallthrough
                case let x? where x > 1: x
                case (let a, _), (_, let a): a
                case .point(let x, y: 0): x
                case let .line(from, to: (a, b)): from
                case Shape.circle, .square: break
                case is Int: break
                case let text as String: text
                case _ where flag: break
                case nil: break
                case "a": break
                case limits.low: break
                case .nested(.inner(let x)): x
                @unknown default: break
                }

                """#)
                    == #"""
                    switch
                      value
                      case
                        (~= 1)
                        (~= 2)
                        do
                          (call one)
                      case
                        (where (~= (... 3 5)) odd)
                        do
                          fallthrough
                      case
                        (where (? x) (> x 1))
                        do
                          x
                      case
                        (tuple a _)
                        (tuple _ a)
                        do
                          a
                      case
                        (.point x (y: (~= 0)))
                        do
                          x
                      case
                        (.line from (to: (tuple a b)))
                        do
                          from
                      case
                        Shape.circle
                        .square
                        do
                          break
                      case
                        (is Int)
                        do
                          break
                      case
                        (as text String)
                        do
                          text
                      case
                        (where _ flag)
                        do
                          break
                      case
                        (~= nil)
                        do
                          break
                      case
                        (~= "a")
                        do
                          break
                      case
                        (~= (.low limits))
                        do
                          break
                      case
                        (.nested (.inner x))
                        do
                          x
                      default
                        break

                    """#)
    }

    @Test func conditionalCases() {
        #expect(
            dump(
                #"""
                switch x {
                case 1: a()
                #if compiler(>=6.0)
                case 2: b()
                #else
                case 3: c()
                #endif
                default: break
                }

                """#)
                    == #"""
                    switch
                      x
                      case
                        (~= 1)
                        do
                          (call a)
                      case
                        (~= 2)
                        do
                          (call b)
                      default
                        break

                    """#)
    }

    @Test func errors() {
        #expect(
            dump(
                #"""
                do {
                    try f()
                    throw Failure.bad(1)
                } catch let error as URLError where error.code == 1 {
                    a()
                } catch Failure.bad(let n), Failure.worse {
                    b()
                } catch is CancellationError {
                } catch {
                    print(error)
                }
                do { defer { close() } }
                do throws(Failure) { try g() } catch { }

                """#)
                    == #"""
                    do
                      (try (call f))
                      (throw (call (.bad Failure) 1))
                      catch
                        (where (as error URLError) (== (.code error) 1))
                        do
                          (call a)
                      catch
                        (Failure.bad n)
                        Failure.worse
                        do
                          (call b)
                      catch
                        (is CancellationError)
                        do
                      catch
                        do
                          (call print error)
                    do
                      defer
                        (call close)
                    do
                      (try (call g))
                      catch
                        do

                    """#)
    }

    @Test func labelledBlocks() {
        #expect(
            dump(
                #"""
                work: do { if x { break work } }
                check: if y { break check }

                """#)
                    == #"""
                    work: do
                      if
                        x
                        then
                          break work
                    check: if
                      y
                      then
                        break check

                    """#)
    }

    @Test func asyncLet() {
        #expect(
            dump(
                #"""
                func f() async { async let a = g(), b = h(); await (a, b) }

                """#)
                    == #"""
                    func f() async
                      (async let a (call g) b (call h))
                      (await (tuple a b))

                    """#)
    }
}
