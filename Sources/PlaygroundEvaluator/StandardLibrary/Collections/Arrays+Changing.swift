/// Rows that change an array or slice in place.
extension ElementRows {
    @RowBuilder var adding: [HostMember] {
        changing("append(_ newElement: Element)") { storage, arguments in
            storage.append(try arguments.given(0))
            return nil
        }
        changing("append(contentsOf newElements: some Sequence<Element>)") { storage, arguments in
            storage.append(contentsOf: try Elements.of(try arguments.given(0), in: arguments.context))
            return nil
        }
        changing("insert(_ newElement: Element, at i: Int)") { storage, arguments in
            storage.insert(try arguments.given(0), at: try storage.checkedEnd(try arguments.int(1)))
            return nil
        }
        changing("insert(contentsOf newElements: some Sequence<Element>, at i: Int)") { storage, arguments in
            let elements = try Elements.of(try arguments.given(0), in: arguments.context)
            storage.insert(contentsOf: elements, at: try storage.checkedEnd(try arguments.int(1)))
            return nil
        }
        changing("reserveCapacity(_ minimumCapacity: Int)") { storage, arguments in
            let capacity = try arguments.int(0)
            try arguments.context.reserve(bytes: capacity.multipliedReportingOverflow(by: 16).partialValue)
            return nil
        }
        for form in [RangeValue.Form.halfOpen, .closed, .from, .upTo, .through] {
            changing(
                "replaceSubrange(_ subrange: \(form.swiftName)<Int>, with newElements: some Collection<Element>)"
            ) { storage, arguments in
                let elements = try Elements.of(try arguments.given(1), in: arguments.context)
                storage.replaceSubrange(try removalBounds(storage, arguments), with: elements)
                return nil
            }
            changing("removeSubrange(_ bounds: \(form.swiftName)<Int>)") { storage, arguments in
                storage.removeSubrange(try removalBounds(storage, arguments))
                return nil
            }
        }
    }

    private func removalBounds(_ storage: Storage, _ arguments: HostArguments) throws -> Range<Int> {
        try storage.bounds(
            of: try arguments.given(0), trap: .fatal("\(Storage.name) replace: subrange extends past the end"))
    }

    @RowBuilder var removing: [HostMember] {
        changing("remove(at index: Int) -> Element") { storage, arguments in
            storage.remove(at: try storage.checked(try arguments.int(0)))
        }
        changing("removeFirst() -> Element") { storage, _ in
            if storage.isEmpty { throw Trap.removing("first element") }
            return storage.removeFirst()
        }
        changing("removeLast() -> Element") { storage, _ in
            if storage.isEmpty { throw Trap.removing("last element") }
            return storage.remove(at: storage.endIndex - 1)
        }
        changing("removeFirst(_ k: Int)") { storage, arguments in
            try storage.checkRemoval(try arguments.int(0))
            storage.removeFirst(try arguments.int(0))
            return nil
        }
        changing("removeLast(_ k: Int)") { storage, arguments in
            let count = try arguments.int(0)
            try storage.checkRemoval(count)
            storage.removeSubrange(storage.endIndex - count..<storage.endIndex)
            return nil
        }
        changing("popLast() -> Element?") { storage, _ in
            .optional(storage.isEmpty ? nil : storage.remove(at: storage.endIndex - 1))
        }
        if Storage.name == "ArraySlice" {
            changing("popFirst() -> Element?") { storage, _ in
                .optional(storage.isEmpty ? nil : storage.removeFirst())
            }
        }
        changing("removeAll(keepingCapacity keepCapacity: Bool = false)") { storage, arguments in
            storage.removeAll(keepingCapacity: try arguments.bool(0))
            return nil
        }
        changing("removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows") { storage, arguments in
            let arguments = arguments
            try storage.removeAll { try arguments.test(0, $0) }
            return nil
        }
    }

    @RowBuilder var arranging: [HostMember] {
        changing("swapAt(_ i: Int, _ j: Int)") { storage, arguments in
            storage.swapAt(try storage.checked(try arguments.int(0)), try storage.checked(try arguments.int(1)))
            return nil
        }
        changing("reverse()") { storage, _ in
            storage.reverse()
            return nil
        }
        changing("sort()", where: "Element: Comparable") { storage, _ in
            try storage.sort(by: ValueOrder.isLess)
            return nil
        }
        changing("sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows") { storage, arguments in
            let arguments = arguments
            try storage.sort { try arguments.test(0, $0, $1) }
            return nil
        }
        changing("partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int") {
            storage, arguments in
            let arguments = arguments
            return .int(try storage.partition { try arguments.test(0, $0) })
        }
        changing("shuffle()") { [random] storage, arguments in
            try arguments.withGenerator(nil, random) { storage.shuffle(using: &$0) }
            return nil
        }
        changing("shuffle<G: RandomNumberGenerator>(using generator: inout G)") { [random] storage, arguments in
            try arguments.withGenerator(0, random) { storage.shuffle(using: &$0) }
            return nil
        }
        HostMember("static func + (lhs: \(name), rhs: some Sequence<Element>) -> \(name)") { arguments in
            guard var left = Storage.read(try arguments.given(0)) else {
                throw HostRefusal("the left side is no array")
            }
            left.append(contentsOf: try Elements.of(try arguments.given(1), in: arguments.context))
            return try left.written(in: types)
        }
    }
}
