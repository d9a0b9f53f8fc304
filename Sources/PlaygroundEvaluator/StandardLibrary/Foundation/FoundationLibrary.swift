/// Foundation as tables, over the real one.
package struct FoundationLibrary {
    let types: HostTypes
    let random: RandomSource
    let permissions: Permissions

    package init(
        types: HostTypes = HostTypes(), random: RandomSource = RandomSource(seed: 0), permissions: Permissions = .none
    ) {
        self.types = types
        self.random = random
        self.permissions = permissions
    }

    package static func module(permissions: Permissions = .none, seed: UInt64 = 0) -> HostModule {
        FoundationLibrary(random: RandomSource(seed: seed), permissions: permissions).module
    }

    package var module: HostModule {
        HostModule(name: "Foundation", types: list, globals: globals, retiredNames: UnsupportedNames.list)
    }

    @ListBuilder<HostType> private var list: [HostType] {
        FoundationStringTables(types: types).list
        DataTables(types: types, permissions: permissions).list
        DateTables(types: types).list
        DateFormatterTables(types: types).list
        CalendarTables(types: types).list
        LocaleTables(types: types).list
        AddressTables(types: types, random: random).list
        FormatStyleTables(types: types).list
        DateStyleTables(types: types).list
        mathematics.list
        errors.list
        coding
        objects
        OutsideTables(types: types, permissions: permissions).list
        DefaultsTables(types: types).list
        NotificationTables(types: types).list
        places.list
    }

    @ListBuilder<HostType> private var objects: [HostType] {
        NumberObjectTables(types: types).list
        TextObjectTables(types: types).list
        expressions.list
        IndexTables(types: types).list
        ScannerTables(types: types).list
        AttributedTextTables(types: types).list
        MeasurementTables(types: types).list
        DurationFormatTables(types: types).list
        ComparatorTables(types: types).list
    }

    private var expressions: RegularExpressionObjectTables { RegularExpressionObjectTables(types: types) }

    @ListBuilder<HostType> private var coding: [HostType] {
        JSONCoderTables(types: types).list
        JSONSerializationTables(types: types).list
        CodingErrorTables(types: types).list
        DecodingContainerTables(types: types).list
        EncodingContainerTables(types: types).list
    }

    private var mathematics: MathematicsTables { MathematicsTables(types: types) }
    private var errors: NativeErrorTables { NativeErrorTables(types: types) }
    private var places: PlaceTables { PlaceTables(types: types) }

    @RowBuilder private var globals: [HostMember] {
        mathematics.globals
        errors.globals
        expressions.globals
        places.globals
        for includesEnd in [false, true] {
            StrideTables(types: types).row(over: "Date", by: "Double", includesEnd: includesEnd)
        }
    }
}

extension HostLibrary {
    /// The standard library and Foundation over one set of types and one stream of random numbers.
    package static func swift(permissions: Permissions = .none, seed: UInt64 = 0) -> [HostModule] {
        let types = HostTypes()
        let standard = StandardLibrary(types: types, seed: seed)
        let foundation = FoundationLibrary(types: types, random: standard.random, permissions: permissions)
        return [standard.module, foundation.module]
    }
}
