/// The standard library as tables.
///
/// Rows call Swift's own standard library on Swift values; where a value of the interpreter has its own form (arrays,
/// dictionaries, enums), the row says what Swift would do, traps included.
package struct StandardLibrary {
    let types: HostTypes
    let random: RandomSource

    package init(types: HostTypes = HostTypes(), seed: UInt64 = 0) {
        self.types = types
        random = RandomSource(seed: seed)
    }

    package static func module(seed: UInt64 = 0) -> HostModule { StandardLibrary(seed: seed).module }

    package var module: HostModule {
        HostModule(name: "Swift", types: basics + numbers + text + collections, globals: globals)
    }

    @ListBuilder<HostType> private var basics: [HostType] {
        ProtocolTables(types: types, ranges: ranges).list
        ErrorTables(types: types).list
        IdentityTables(types: types, random: random).list
        MirrorTables(types: types).list
        MemoryLayoutTable(types: types).list
        KeyPathTables(types: types).list
        DurationTables(types: types).list
        OptionSetTable(types: types).list
        AnyHashableTable(types: types).type
        CommandLineTable(types: types).type
    }

    @ListBuilder<HostType> private var numbers: [HostType] {
        integer(Int.self)
        integer(Int8.self)
        integer(Int16.self)
        integer(Int32.self)
        integer(Int64.self)
        integer(UInt.self)
        integer(UInt8.self)
        integer(UInt16.self)
        integer(UInt32.self)
        integer(UInt64.self)
        FloatingPointTable<Double>(types: types, random: random).type
        FloatingPointTable<Float>(types: types, random: random).type
        FloatingPointSupport(types: types).list
        BoolTable(types: types, random: random).type
    }

    private func integer<Number: BridgedInteger>(_ type: Number.Type) -> HostType {
        IntegerTable<Number>(types: types, random: random).type
    }

    @ListBuilder<HostType> private var text: [HostType] {
        StringProtocolTable(types: types).type
        StringTable(types: types).list
        StringViewTables(types: types).list
        CharacterTable(types: types).type
        InterpolationTable(types: types).type
        RegexTables(types: types).list
    }

    @ListBuilder<HostType> private var collections: [HostType] {
        SequenceTable(types: types, random: random).list
        CollectionTable(types: types, random: random).list
        ArrayTables(types: types, random: random).list
        OptionalTable(types: types).list
        DictionaryTables(types: types, random: random).list
        KeyValuePairsTable(types: types).type
        SetTables(types: types).list
        ranges.list
        WrappedSequenceTables(types: types).list
        LazySequenceTable(types: types).type
        iterators.list
        strides.list
    }

    private var ranges: RangeTables { RangeTables(types: types, random: random) }
    private var iterators: IteratorTables { IteratorTables(types: types) }
    private var strides: StrideTables { StrideTables(types: types) }

    @RowBuilder private var globals: [HostMember] {
        OutputTable(types: types).globals
        AssertionTable().globals
        GlobalTable(types: types).globals
        iterators.globals
        strides.globals
    }
}
