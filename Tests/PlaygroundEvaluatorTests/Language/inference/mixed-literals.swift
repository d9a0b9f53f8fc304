// Number literals and nil beside each other find one type.
func f<T>(_ xs: [T]) { print(T.self) }
f([1.5, 2])
f([2, 1.5])
f([1, nil])
f(["a", nil])
f([1, 2.5, nil])
func g<T: Numeric>(_ xs: [T]) { print(T.self) }
g([1.5, 2])
g([2, 1.5])
func h<T: Numeric>(_ xs: T...) { print(T.self) }
h(1.5, 2)
h(2, 1.5)
func k<K, V>(_ d: [K: V]) { print(K.self, V.self) }
k(["a": 1, "b": 2.5])
class A {}; class B: A {}; class C: A {}
f([B(), C()])
