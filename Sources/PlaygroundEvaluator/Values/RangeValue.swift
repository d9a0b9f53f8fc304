/// A range of any of Swift's five forms.
package final class RangeValue {
    package enum Form: Sendable { case halfOpen, closed, from, upTo, through }

    package let form: Form
    package let lower: Value?
    package let upper: Value?

    package init(_ form: Form, lower: Value?, upper: Value?) {
        self.form = form
        self.lower = lower
        self.upper = upper
    }
}
