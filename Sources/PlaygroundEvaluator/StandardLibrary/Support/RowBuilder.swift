/// Lists rows or types one under the other; each is checked by the compiler on its own, which keeps long tables quick to build.
@resultBuilder
package enum ListBuilder<Item> {
    package static func buildExpression(_ item: Item) -> [Item] { [item] }
    package static func buildExpression(_ items: [Item]) -> [Item] { items }
    package static func buildBlock() -> [Item] { [] }
    package static func buildPartialBlock(first: [Item]) -> [Item] { first }
    package static func buildPartialBlock(accumulated: [Item], next: [Item]) -> [Item] { accumulated + next }
    package static func buildArray(_ lists: [[Item]]) -> [Item] { lists.flatMap { $0 } }
    package static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
}

package typealias RowBuilder = ListBuilder<HostMember>

/// Makes a list of rows from a builder.
package func rows(@RowBuilder _ list: () -> [HostMember]) -> [HostMember] { list() }
