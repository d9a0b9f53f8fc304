/// A value of the interpreter on its way through code that runs elsewhere.
///
/// Host code may carry it across threads but can only open it with a context, which exists only on the interpreter's
/// own threads, one of which runs at a time. That is the proof for `@unchecked Sendable`.
package struct Confined<Content>: @unchecked Sendable {
    private let content: Content

    package init(_ content: Content, in context: any HostContext) {
        self.content = content
    }

    package func open(in context: any HostContext) -> Content { content }
}
