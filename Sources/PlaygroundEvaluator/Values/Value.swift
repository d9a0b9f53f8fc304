/// A value of the interpreted program.
///
/// The set of cases is closed: whatever a host library adds travels in `host`. Small scalars are stored in place;
/// everything else is one reference with value semantics by copy on write.
package enum Value {
    /// `()`
    case void
    case bool(Bool)
    case int(Int)
    case double(Double)
    case float(Float)
    /// Integers of every other width.
    case sized(SizedInteger)
    case string(String)
    case character(Character)
    /// `Optional.none`
    case none
    /// `Optional.some`; optionals nest, as in Swift.
    indirect case some(Value)
    case array([Value])
    case dictionary(DictionaryValue)
    case set(SetValue)
    case range(RangeValue)
    case tuple(TupleValue)
    case structure(StructValue)
    case enumeration(EnumValue)
    /// An instance of a class or actor declared in the document.
    case object(ObjectValue)
    case function(FunctionValue)
    /// A type used as a value, `Int.self`.
    case type(Type)
    case keyPath(KeyPathValue)
    /// A value of a type that a host library brings.
    case host(HostValue)
}
